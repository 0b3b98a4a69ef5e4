import { styleSheet } from './theme';

/** What mail programs need to know before they draw: both colour schemes, and no links of their own making. */
export const LetterHead = ({ title }: { title: string }) => (
  <head>
    <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
    <meta name="x-apple-disable-message-reformatting" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>{title}</title>
    <style>{styleSheet}</style>
  </head>
);
