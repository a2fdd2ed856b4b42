import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { projectFiles } from './changed.mjs';
import { importersOf } from './import-graph.mjs';
import { REACHES, testsReached } from './reach.mjs';

// Without this test, which names what it asks about.
const files = projectFiles().filter((file) => file !== 'tools/bootstrap/reach.test.ts');
const tests = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
const importers = importersOf(files, (file) => readFileSync(file, 'utf8'));
const reached = (...changed: string[]) => testsReached(changed, tests, importers);

/** A test in a browser, or over HTTP, of every kind of page. */
const EVERY_KIND = /^tests\/site\//;

describe('a change reaches what shows it', () => {
  test.each([
    [
      'a message',
      'app/i18n/messages/ko/finder.ts',
      [EVERY_KIND, /journeys\/finder/, /^tools\/texts\//],
    ],
    ['a message of the inquiry', 'app/i18n/messages/en/inquiry.ts', [/journeys\/inquiry/]],
    [
      'a product',
      'content/catalogue/sirca-valves/ball-valves/s50.ts',
      [EVERY_KIND, /^content\//, /journeys\/product/],
    ],
    ['an address', 'content/company/contact.ts', [EVERY_KIND, /^content\//]],
    [
      'a photograph',
      'content/gallery/sleeve-replacement-300a.ts',
      [EVERY_KIND, /journeys\/gallery/],
    ],
    ['a colour', 'app/styles/tokens.css', [EVERY_KIND, /^tests\/unit\/.*styles/]],
    ['a text of the desk', 'desk/texts/inquiries.ts', [/journeys\/desk/, /operation\/desk/]],
    [
      'a document of the server',
      'server/documents.ts',
      [EVERY_KIND, /^tests\/server\//, /^tests\/operation\//],
    ],
    ['the mail', 'server/forms/mail.ts', [/^tests\/contract\//, /journeys\/inquiry/]],
    ['a feature', 'app/features/finder/finder.tsx', [/journeys\/finder/]],
    ['its styles', 'app/features/inquiry/inquiry-form.module.css', [/journeys\/inquiry/]],
    ['what every page uses', 'app/ui/button.tsx', [EVERY_KIND, /^tests\/unit\//]],
    [
      'the router',
      'app/router/router.ts',
      ['moves', 'history', 'language', 'focus'].map((name) => new RegExp(`journeys/${name}`)),
    ],
    ['the viewer of models', 'app/ui/model-viewer/gestures.ts', [/journeys\/viewer/]],
    ['what Back closes', 'app/ui/back-closes.ts', [/journeys\/history/, /journeys\/preview/]],
    ['the rules of the language', 'app/i18n/language-choice.ts', [/journeys\/language/]],
    ['a helper of tests', 'tests/journeys/inquiry-form.ts', [/journeys\/inquiry/]],
    ['a helper of processes', 'tests/end-with.ts', [/^tests\/server\//, /^tests\/contract\//]],
    ['a command', 'tools/new.ts', [/^tests\/recipes\//]],
    ['the build', 'tools/build/document-template.ts', [EVERY_KIND]],
    ['a document that a test reads', 'docs/recipes.md', [/^tests\/recipes\//]],
    ['the list of packages', 'docs/dependencies.md', [/^tests\/unit\/dependencies/]],
  ])('%s: %s', (_, file, expected) => {
    expect(files).toContain(file);
    const { run, unclear } = reached(file);
    expect(unclear).toEqual([]);
    for (const pattern of expected) expect(run).toContainEqual(expect.stringMatching(pattern));
  });
});

describe('and nothing else', () => {
  test('a test reaches itself', () => {
    expect(reached('app/i18n/translate.test.ts').run).toEqual(['app/i18n/translate.test.ts']);
  });

  test('a text of the desk is on no page of the site', () => {
    expect(reached('desk/texts/inquiries.ts').run).not.toContainEqual(
      expect.stringMatching(EVERY_KIND),
    );
  });

  test('a feature reaches no journey of another one', () => {
    const { run } = reached('app/features/finder/finder.tsx');
    expect(run).not.toContainEqual(expect.stringMatching(/journeys\/(?:gallery|desk|home)/));
  });

  test('tests of the models are run for the models', () => {
    const models = expect.stringMatching(/^models\//);
    expect(reached('content/company/brand.ts').run).not.toContainEqual(models);
  });

  test.each([
    'app/entry.browser.tsx',
    'app/prelude/clicks.ts',
    'package.json',
    'package-lock.json',
  ])('of %s every kind of page is looked at, and it is said that this is not all', (file) => {
    const { run, unclear } = reached(file);
    expect(run).toContainEqual(expect.stringMatching(EVERY_KIND));
    expect(unclear).toEqual([file]);
  });

  test('of an article nothing is known, and nothing is said; of a setting of git it is said', () => {
    expect(reached('CHANGELOG.md', '.gitignore')).toEqual({ run: [], unclear: ['.gitignore'] });
  });
});

test('what the table names is there', () => {
  const beginnings = REACHES.flatMap(([, names]) => names).filter((name) => !name.includes('$1'));
  for (const beginning of beginnings)
    expect(tests).toContainEqual(expect.stringMatching(`^${beginning}`));
});
