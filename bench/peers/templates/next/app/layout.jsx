import chrome from './chrome.json';
import { elementOf } from './element.js';
import './style.css';

export default function Layout({ children }) {
  return (
    <html lang="ko">
      <body>
        {elementOf(chrome.header)}
        {children}
        {elementOf(chrome.footer)}
      </body>
    </html>
  );
}
