// Layers: content knows nothing, lib computes, components draw, app wires.

const tests = '\\.test\\.';

const rules = {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'These files import each other, if only by types: move what both need into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lib-computes',
      comment:
        'lib computes and imports neither components nor app: pass what you need as an argument, or move the code there.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'components-draw',
      comment:
        'Components draw: they know neither pages nor Node nor Next. Load in app/**/page.tsx and pass plain values as props.',
      severity: 'error',
      from: { path: '^components/', pathNot: tests },
      to: { path: '^(app/|node:|fs|path|node_modules/(next|server-only)/)' },
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
