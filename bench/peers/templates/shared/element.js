import { createElement } from 'react';

import Link from './link.jsx';
import Preview from './preview.jsx';

const COMPONENTS = { Link, Preview };

/** A node of the content as React renders it: text, or [tag, attributes, ...children]. */
export function elementOf(node, key) {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  return createElement(COMPONENTS[tag] ?? tag, { key, ...attributes }, ...children.map(elementOf));
}
