import { perCurrency } from '../markets/currency';
import { currencies, markets } from '../markets/markets';
import type { ContentLists } from './list-schemas';
import type { OwnPage } from './file-names';
import { withPhoto, type Photos } from './photos';
import { placeholdersIn } from './samples';
import type { IntakeField, ListedService, ServiceEntry } from './services-schema';
import type { StatedSum } from './sums';
import { callHours } from '../time';
import type * as texts from './text-schemas';

export type Lists = ReturnType<typeof listsOf>;

export type Content = {
  lists: Lists;
  predictions: texts.Prediction[];
  mulanks: texts.Mulank[];
  articles: texts.Article[];
  tools: texts.ToolText[];
  pages: Record<OwnPage, texts.PageText>;
  addedPages: texts.AddedPage[];
  years: texts.Year[];
};

export type AnyText = {
  title?: string;
  html: string;
  samples: readonly string[];
  services?: readonly number[];
  sums?: readonly StatedSum[];
  order?: number;
};

export type ContentFile = { file: string; value: unknown; paths: string[]; text?: AnyText };

/** The public site goes without what is still a sample. */
export function listsOf(all: ContentLists, photos: Photos) {
  const read = all.business.site === 'public' ? withoutSamples(all) : all;
  return {
    ...read,
    business: withPhoto(photos, read.business),
    clients: read.clients.map((client) => withPhoto(photos, client)),
    services: read.services.map((service) =>
      listedService(withPhoto(photos, service), read.business),
    ),
  };
}

function withoutSamples(read: ContentLists) {
  const { clients, courses, figures, press, testimonials, services, videos } = read;
  const isReal = (entry: object) => placeholdersIn(entry).length === 0;
  return {
    ...read,
    book: read.book.coming === 'sample' ? undefined : read.book,
    clients: clients.filter(isReal),
    courses: courses.filter(isReal),
    figures: figures.filter(isReal),
    press: press.filter(isReal),
    testimonials: testimonials.filter(isReal),
    services: services.map((service) =>
      service.reviews ? service : { ...service, rating: undefined },
    ),
    videos: { ...videos, videos: videos.videos.filter(isReal) },
  };
}

const listedService = (
  service: ServiceEntry,
  { languages, minutes }: Pick<ContentLists['business'], 'languages' | 'minutes'>,
): ListedService => ({
  ...service,
  minutes: service.minutes ?? (service.appointment ? minutes : undefined),
  intake: [...service.intake, ...languageField(service, languages)].map((field): IntakeField => ({
    ...field,
    options: optionsOf(field, languages),
  })),
  prices: perCurrency((currency) => service[markets[currency].price]),
  lists: currencies.filter((currency) => service.lists.includes(markets[currency].list)),
});

/** Asks for a language where we offer several and the service has an intake form. */
const languageField = ({ intake }: ServiceEntry, languages: readonly string[]): IntakeField[] =>
  intake.length > 0 && languages.length > 1
    ? [
        {
          label: 'Language of your reading',
          kind: 'language',
          optional: true,
        },
      ]
    : [];

function optionsOf({ kind }: IntakeField, languages: readonly string[]) {
  if (kind === 'language') return languages;
  return kind === 'hours' ? ['Weekdays', 'Weekend', ...callHours] : undefined;
}
