import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

import chrome from './chrome.json';
import { elementOf } from './element.js';
import './style.css';

export function Layout({ children }) {
  return (
    <html lang="ko">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      {elementOf(chrome.header)}
      <Outlet />
      {elementOf(chrome.footer)}
    </>
  );
}
