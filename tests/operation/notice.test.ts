/** The site's notice: written at the desk, given out by the server from the same data folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { seoulDay } from '#contract/seoul-day.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

import { openOffice } from './desk-office.ts';

const today = seoulDay(Date.now());
const TYPED = {
  ko: '점검: 오늘 18시부터 <b>한 시간</b>',
  en: 'Maintenance at 18:00 & one hour',
  from: today,
  until: today,
  where: 'contact',
};
const seenIn = async (page: Response) =>
  /name="seen" value="([0-9a-f]+)"/.exec(await page.text())![1]!;

test('a notice is saved, shown in the form again, taken down, and the log keeps both', async () => {
  await using office = await openOffice();
  const seen = await seenIn(await office.get('/notice'));
  const saved = await office.post('/notice', { ...TYPED, seen, do: 'save' });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/notice?done=saved']);
  const page = await office.get('/notice?done=saved');
  const text = await page.text();
  expect(text).toContain('지금 사이트에 보입니다.');
  expect(text).toContain('&lt;b&gt;한 시간');
  const now = /name="seen" value="([0-9a-f]+)"/.exec(text)![1]!;
  expect((await office.post('/notice', { seen: now, do: 'remove' })).status).toBe(303);
  expect(await (await office.get('/notice')).text()).toContain('저장된 공지가 없습니다.');
  const log = await (await office.get('/keeping')).text();
  expect(log).toContain('사이트 공지를 저장함');
  expect(log).toContain('사이트 공지를 내림');
});

test('what is wrong is said at its field, and nothing typed is lost', async () => {
  await using office = await openOffice();
  const seen = await seenIn(await office.get('/notice'));
  const answer = await office.post('/notice', {
    ...TYPED,
    en: '',
    until: '2020-01-01',
    seen,
    do: 'save',
  });
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(text).toContain('공지를 적으십시오.');
  expect(text).toContain('마지막 날이 첫날보다 앞섭니다.');
  expect(text).toContain('점검: 오늘 18시부터');
  const preview = await office.post('/notice', { ...TYPED, seen, do: 'preview' });
  expect(await preview.text()).toContain('아직 저장하지 않았습니다.');
  expect(await (await office.get('/notice')).text()).toContain('저장된 공지가 없습니다.');
});

test('the second of two people sees the first one’s notice before overwriting it', async () => {
  await using office = await openOffice();
  const seen = await seenIn(await office.get('/notice'));
  await office.post('/notice', { ...TYPED, seen, do: 'save' });
  const second = await office.post('/notice', { ...TYPED, ko: '둘째', seen, do: 'save' });
  expect(second.status).toBe(409);
  const text = await second.text();
  expect(text).toContain('지금 저장된 공지: 점검');
  expect(text).toContain('둘째</textarea>');
  expect(JSON.parse(readFileSync(join(office.dataDir, 'notice.json'), 'utf8'))).toMatchObject({
    text: { ko: TYPED.ko },
  });
});

test('the server gives out the notice of its data folder, and none where the file is broken or missing', async () => {
  await using site = await makeFixtureSite();
  const dataDir = join(site.dist, 'data');
  const notice = { text: { ko: '휴무', en: 'Closed' }, from: today, until: today, where: 'home' };
  const asked = async (content?: string) => {
    await using server = await startServerProcess(site.dist, { DATA_DIR: dataDir });
    if (content !== undefined) writeFileSync(join(dataDir, 'notice.json'), content);
    const answer = await fetch(`${server.url}/notice.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    return answer.json();
  };
  expect(await asked()).toEqual({ notice: null });
  expect(await asked(JSON.stringify(notice))).toEqual({ notice });
  expect(await asked('{"text":')).toEqual({ notice: null });
});
