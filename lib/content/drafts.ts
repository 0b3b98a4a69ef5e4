/** Texts that are not for the public yet. Pure but for the environment that it is given. */

type Source = Readonly<Record<string, string | undefined>>;

/**
 * While working, and on a platform's preview deployments: vercel.com/docs/environment-variables/system-environment-variables
 * and docs.netlify.com/build/configure-builds/environment-variables.
 */
export const showsDrafts = ({ NODE_ENV, VERCEL_ENV, NETLIFY, CONTEXT = '' }: Source) =>
  NODE_ENV === 'development' ||
  VERCEL_ENV === 'preview' ||
  (!!NETLIFY && ['deploy-preview', 'branch-deploy'].includes(CONTEXT));

type Draftable = { draft?: boolean; title: string; searchTitle?: string };

/** The texts that may be seen: a draft says in its title, and so wherever it is named, that it is one. */
export const seen = <T extends Draftable>(texts: readonly T[], withDrafts: boolean): T[] =>
  withDrafts ? texts.map(marked) : texts.filter(({ draft }) => !draft);

const marked = <T extends Draftable>(text: T): T =>
  text.draft
    ? { ...text, title: `Draft: ${text.title}`, searchTitle: `Draft: ${text.title}` }
    : text;
