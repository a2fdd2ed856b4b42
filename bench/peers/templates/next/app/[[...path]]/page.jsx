import { elementOf } from '../element.js';
import pages from '../pages.json';

const pageOf = async (params) => pages[`/${((await params).path ?? []).join('/')}`];

export const dynamicParams = false;

export const generateStaticParams = () =>
  Object.keys(pages).map((path) => ({ path: path.split('/').filter(Boolean) }));

export async function generateMetadata({ params }) {
  const { title, description } = await pageOf(params);
  return { title, description };
}

export default async function Page({ params }) {
  return elementOf((await pageOf(params)).main);
}
