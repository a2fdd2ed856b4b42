import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, ScrollRestoration, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import chrome from './chrome.json';
import { elementOf } from './element.js';
import './style.css';

function Layout() {
  return (
    <>
      {elementOf(chrome.header)}
      <Outlet />
      {elementOf(chrome.footer)}
      <ScrollRestoration />
    </>
  );
}

function Page() {
  const { title, description, main } = useLoaderData();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {elementOf(main)}
    </>
  );
}

const loader = async ({ params }) => (await fetch(`/data/${params['*'] || 'index'}.json`)).json();

const router = createBrowserRouter([
  { Component: Layout, children: [{ path: '*', loader, Component: Page }] },
]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
