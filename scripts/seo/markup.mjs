// The markup of every page by html-validate (html-validate.org), so that no rule of the standard is written here.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

const checker = new HtmlValidate(
  new StaticConfigLoader([], {
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // How the framework writes what is right, and matters of taste.
      ...off('attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'void-style'),
      ...off('no-implicit-button-type', 'no-implicit-input-type', 'prefer-native-element'),
      ...off('aria-label-misuse', 'require-sri', 'tel-non-breaking'),
      // A class that its style sheet doesn't have.
      'class-pattern': ['error', { pattern: '/^(?!undefined$|null$)/' }],
    },
  }),
);

export const markup = ({ pages }) =>
  pages.flatMap(({ path, html }) =>
    checker
      .validateStringSync(html)
      .results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${path}: ${message} (${selector})`),
      ),
  );
