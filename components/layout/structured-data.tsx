/** What the page says to machines: a data block, which no browser runs and no policy has to allow. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
