import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { answerTitle, FormAnswer } from '@/components/forms/form-answer';
import { Page } from '@/components/layout/page';
import { formResults } from '@/lib/contact/results';
import { loadBusiness } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';

type Params = { params: Promise<{ result: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => formResults().map(({ slug }) => ({ result: slug }));

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  return unlistedMetadata(answerTitle(await resultOf(params)));
}

/** What a form came to that was posted without JavaScript: lib/contact/forms.ts leads here. */
export default async function SentPage({ params }: Params) {
  const business = loadBusiness();
  return (
    <Page business={business} path="">
      <FormAnswer result={await resultOf(params)} business={business} />
    </Page>
  );
}

async function resultOf(params: Params['params']) {
  const { result } = await params;
  return formResults().find(({ slug }) => slug === result)?.result ?? notFound();
}
