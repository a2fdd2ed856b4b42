import { Parser } from 'htmlparser2';

import type { Piece } from './piece.ts';

/** The small trusted subset of HTML (content/schema/block.ts) as paragraphs and lists. */
export function piecesOfHtml(html: string): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let items: string[] | undefined;
  const flush = () => {
    const clean = text.replaceAll(/\s+/g, ' ').trim();
    text = '';
    if (clean === '') return;
    if (items) items.push(clean);
    else pieces.push({ type: 'paragraph', text: clean });
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (name === 'ul' || name === 'ol') items = [];
      if (name === 'br') text += ' ';
    },
    ontext: (part) => (text += part),
    onclosetag: (name) => {
      if (name === 'p' || name === 'li') flush();
      if (name !== 'ul' && name !== 'ol') return;
      pieces.push({ type: 'list', items: items ?? [] });
      items = undefined;
    },
  });
  parser.end(html);
  flush();
  return pieces;
}
