import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { answerTitles, FormAnswer } from '@/components/forms/form-answer';
import { Page } from '@/components/layout/page';
import { formAnswerPages } from '@/lib/contact/fields';
import { loadBusiness } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';

type Params = { params: Promise<{ result: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => formAnswerPages.map((result) => ({ result }));

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  return unlistedMetadata(answerTitles[await pageOf(params)]);
}

/** lib/contact/forms.ts leads here after a form was posted without JavaScript. */
export default async function SentPage({ params }: Params) {
  const business = loadBusiness();
  return (
    <Page business={business} path="">
      <FormAnswer page={await pageOf(params)} business={business} />
    </Page>
  );
}

async function pageOf(params: Params['params']) {
  const { result } = await params;
  return formAnswerPages.find((page) => page === result) ?? notFound();
}
