import { describe, expect, test } from 'vitest';

import { readStyleSheet, usedStyles } from './used-styles.ts';

const used = (css: string, html: string) => usedStyles(html, readStyleSheet(css), 'ko').trim();

describe('a document holds the styles that its first screen uses', () => {
  test('rules of its classes and elements', () => {
    const css = '@layer a,b;@layer b{a{color:red}.x{top:0}.y{top:1px}.x .y,.x:empty{left:0}}';
    expect(used(css, '<a class="w x">')).toBe(
      '@layer a,b;@layer b{a{color:red}.x{top:0}.x:empty{left:0}}',
    );
  });

  test('what :not excludes is left open; one alternative of :is, :where and :has must be there', () => {
    const css =
      '.x:is(.y,.z){top:0}.x:is(.y,i){top:1px}.x:not(.y){top:2px}.x:has(.z){top:3px}.x:has(>i){top:4px}';
    expect(used(css, '<i class="x">')).toBe(
      '.x:is(.y,i){top:1px}.x:not(.y){top:2px}.x:has(>i){top:4px}',
    );
  });

  test('rules for what is checked or disabled stay where the document says that something is', () => {
    const css = '.x:checked{top:0}.x:disabled{top:1px}';
    expect(used(css, '<i class="x" checked="">')).toBe('.x:checked{top:0}');
  });

  test('a list of selectors that the minifier wrote as :is goes where none of them is used', () => {
    const css = ':is(.y,.z:has(.x)){top:0}:is(.x,.z .y){top:1px}';
    expect(used(css, '<i class="x">')).toBe(':is(.x,.z .y){top:1px}');
  });

  test('media queries that end up empty go', () => {
    const css = '@media (width<768px){.y{top:0}}@media (width<9px){.x{top:0;left:1px!important}}';
    expect(used(css, '<i class="x">')).toBe('@media (width<9px){.x{top:0;left:1px!important}}');
  });

  test('what the whole sheet brings in time goes: paper, forced colours, states of pointer and focus', () => {
    const css =
      '.x:hover,.x:not(:focus):not(:has(:hover)){top:0}.x:has(:focus-visible){top:1px}.x:popover-open{top:2px}.x{transition:top 1s;cursor:pointer;left:0}@media print{.x{top:0}}@media (forced-colors:active){.x{top:0}}';
    expect(used(css, '<i class="x">')).toBe('.x:not(:focus):not(:has(:hover)){top:0}.x{left:0}');
  });

  test('rules for the other language go', () => {
    const css = '.x:lang(en) a,.x:lang(ko){top:0}.x:lang(en){top:1px}.x:not(:lang(en)){top:2px}';
    expect(used(css, '<i class="x">')).toBe('.x:lang(ko){top:0}.x:not(:lang(en)){top:2px}');
  });

  test('nested rules go with the one around them', () => {
    const css = '.x{top:0;&:empty{top:1px}& a{top:2px}& .y{top:3px}}';
    expect(used(css, '<a class="x">')).toBe('.x{top:0;&:empty{top:1px}& a{top:2px}}');
  });

  test('rules for attributes that are set later go, but for what the prelude sets on the root', () => {
    const css =
      '.x[rel]{top:0}.x[rel=next]{top:1px}.x[rel=prev] b{top:2px}:root[data-point] .x{top:3px}:root[data-down] .x{top:5px}.x[aria-busy],.x[open]{top:4px}';
    expect(used(css, '<b><a class="x" rel="next">')).toBe(
      '.x[rel]{top:0}.x[rel=next]{top:1px}:root[data-point] .x{top:3px}',
    );
  });

  test('keyframes and custom properties that nothing refers to go', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:var(--e);--d:0;--e:0}@keyframes in{to{top:0}}@keyframes out{to{top:0}}.x{top:var(--a);animation:1s in}';
    expect(used(css, '<i class="x" style="left:var(--d)">')).toBe(
      ':root{--a:var(--b);--b:1px;--d:0}@keyframes in{to{top:0}}.x{top:var(--a);animation:1s in}',
    );
  });

  test('properties that scripts set are registered by the whole sheet', () => {
    const css =
      "@property --a{inherits:false;initial-value:0px;syntax:'<length>'}.x{top:var(--a,0px)}";
    expect(used(css, '<i class="x">')).toBe('.x{top:var(--a,0px)}');
  });

  test('font faces stay', () => {
    const css = '@font-face{font-family:A;src:url(a.woff2)}';
    expect(used(css, '')).toBe(css);
  });
});
