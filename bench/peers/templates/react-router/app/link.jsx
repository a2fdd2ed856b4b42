import { Link } from 'react-router';

export default function PageLink({ href, ...rest }) {
  return <Link to={href} prefetch="intent" {...rest} />;
}
