import { data } from 'react-router';

/** Any other path (spec §2): the boundary renders the 404 page. */
function refuse(): never {
  throw data({ kind: 'page' }, { status: 404 });
}

export const loader = refuse;
export const clientLoader = refuse;

export default function NotFound() {
  return null;
}
