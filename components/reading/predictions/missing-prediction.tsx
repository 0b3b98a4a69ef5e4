import { paths } from '@/lib/site';
import { NotFound } from '../../layout/not-found';

/** What an unknown number of a prediction answers. */
export function MissingPrediction({ title }: { title: string }) {
  return (
    <NotFound
      title={title}
      plate={{ kind: 'prediction', id: 8 }}
      ways={[
        { label: 'All predictions', href: paths.predictions },
        { label: 'Back to home', href: paths.home },
      ]}
    >
      There is no prediction with this number. Please check the link, or choose one from the list.
    </NotFound>
  );
}
