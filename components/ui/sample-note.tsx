import styles from './sample-note.module.scss';

type SampleNoteProps = {
  entries: readonly { sample?: boolean }[];
  /** As a person calls them: 'prices'. */
  what?: string;
};

/** Says where they stand that entries are samples; nothing once the owner has confirmed each of them. */
export function SampleNote({ entries, what = '' }: SampleNoteProps) {
  if (!entries.some(({ sample }) => sample)) return null;
  return (
    <p className={styles.note}>
      {`These ${what && `${what} `}are samples until the practitioner confirms them.`}
    </p>
  );
}
