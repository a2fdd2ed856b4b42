import { elementOf } from './element.js';
import pages from './pages.json';

// Prerendered addresses end with a slash, the data's do not.
export const loader = ({ params }) => pages[`/${params['*'].replace(/\/$/, '')}`];

export const meta = ({ loaderData }) => [
  { title: loaderData.title },
  { name: 'description', content: loaderData.description },
];

export default function Page({ loaderData }) {
  return elementOf(loaderData.main);
}
