// Which folder may import which: `npm run check` holds the code to it. Each list goes from the ground up, and a folder
// imports only what stands before it, types included, so no circle can come about. Files that lie in lib or components
// themselves are the ground. A new folder takes its line here.

const lib = [
  'art',
  'numerology',
  'calculators',
  'markets',
  'settings',
  'platform',
  'services',
  'content',
  'mail',
  'videos',
  'order',
  'owner-steps',
  'contact',
  'counts',
  'search',
  'pages',
  'seo',
  'launch',
];

const components = [
  'ui',
  'island',
  'mail-links',
  'layout',
  'practitioner',
  'reading',
  'cart',
  'forms',
  'videos',
  'services',
  'contact',
  'order-received',
  'calculators',
  'checkout',
  'search',
  'home',
];

const tests = '\\.test\\.';

const folder = (parent, names) => `^${parent}/(${names.join('|')})/`;

/** A folder knows none of those after it in its list. */
const upwards = (parent, names) =>
  names.slice(0, -1).map((name, index) => ({
    name: `${parent}/${name}-is-below`,
    comment: `${parent}/${name} stands below the folder it imports: pass what it needs as an argument, or move the code up (the order is in .dependency-cruiser.mjs).`,
    severity: 'error',
    // A test may look at real content.
    from: { path: folder(parent, [name]), pathNot: tests },
    to: { path: folder(parent, names.slice(index + 1)) },
  }));

const ground = (parent, names) => ({
  name: `${parent}-itself-is-the-ground`,
  comment: `Every folder may use a file that lies in ${parent} itself, so it uses none of them: move it into the folder of its subject.`,
  severity: 'error',
  from: { path: `^${parent}/[^/]+$`, pathNot: tests },
  to: { path: folder(parent, names) },
});

const unlisted = (parent, names) => ({
  name: `${parent}-lists-its-folders`,
  comment: `This folder has no line in .dependency-cruiser.mjs: write it after the last folder that it imports.`,
  severity: 'error',
  from: {},
  to: { path: `^${parent}/[^/]+/`, pathNot: folder(parent, names) },
});

/** Files of lib that read the disk, the environment or a request. */
const effects =
  '^lib/(platform/|mail/|counts/|launch/|seo/|content/(load|check|file|syntax|prose)\\.|contact/(relay-form|schema|mails/)|order/(place-order|answer-order|order-store|schema\\.|mails/)|owner-steps/(?!times\\.)|videos/(?!(titles|page)\\.))';

const rules = {
  forbidden: [
    ...upwards('lib', lib),
    ...upwards('components', components),
    ground('lib', lib),
    ground('components', components),
    unlisted('lib', lib),
    unlisted('components', components),
    {
      name: 'no-circle',
      comment: 'These files import each other: move what both need into a file below.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'lib-computes',
      comment:
        'lib computes and imports neither components nor app: pass what you need as an argument, or move the code up.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'components-draw',
      comment:
        'Components draw: they may import only the pure files of lib. Load in app/**/page.tsx and pass plain values as props.',
      severity: 'error',
      from: { path: '^components/', pathNot: tests },
      to: { path: effects, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'components-know-no-page',
      comment: 'Components do not know pages: take a prop instead.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'components-touch-no-disk',
      comment:
        'Components touch neither disk nor request, and in the browser there is nothing of the framework: load in app/**/page.tsx and pass props.',
      severity: 'error',
      from: { path: '^components/', pathNot: tests },
      to: { path: '^(node:|fs|path|node_modules/(next|server-only)/)' },
    },
    {
      name: 'mails-of-a-subject',
      comment:
        'What an order and its steps say in mails is for these two: another subject writes its own mail, and what both need belongs in lib/mail.',
      severity: 'error',
      from: { path: '^lib/', pathNot: `^lib/(order|owner-steps)/|${tests}` },
      to: { path: '^lib/(order|owner-steps)/mails/' },
    },
    {
      name: 'names-of-files',
      comment: 'Files are named in lower case with hyphens: order-for-buyer.ts.',
      severity: 'error',
      from: {},
      to: { path: '^(lib|components|scripts|e2e)/.*[A-Z_ ][^/]*$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.next|\\.scss$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};

export default rules;
