/** Pages that a proxy shows when the server is not asked or does not answer, in both languages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '#contract/address.ts';
import type { Contact } from '#contract/routes-manifest.ts';
import { telephoneHref } from '#contract/telephone.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Words of each page, by the status that it stands for. */
export const PAGES: Readonly<Record<'413' | '429' | '502', Record<Language, Words>>> = {
  '413': {
    ko: {
      title: '보낸 내용이 너무 큽니다.',
      text: '이 사이트에서 받을 수 있는 크기를 넘어 접수되지 않았습니다. 이전 화면으로 돌아가 내용을 줄여 다시 보내 주십시오. 큰 자료는 이메일로 보내 주십시오.',
    },
    en: {
      title: 'Too much was sent.',
      text: 'It is larger than this site takes and was not received. Please go back, shorten it and send it again. Large files can be sent by email.',
    },
  },
  '429': {
    ko: {
      title: '요청이 너무 많습니다.',
      text: '같은 네트워크에서 짧은 시간에 너무 많은 요청이 들어왔습니다. 잠시 후 다시 시도해 주십시오.',
    },
    en: {
      title: 'Too many requests.',
      text: 'Too many requests have come from your network in a short time. Please try again in a little while.',
    },
  },
  '502': {
    ko: {
      title: '지금은 사이트에 연결할 수 없습니다.',
      text: '일시적인 장애가 발생했습니다. 잠시 후 다시 시도해 주십시오. 문의를 보내시던 중이었다면 다시 보내 주십시오. 같은 내용은 한 번만 접수됩니다.',
    },
    en: {
      title: 'The site cannot be reached at the moment.',
      text: 'Something does not work for now. Please try again in a little while. If you were sending an inquiry, please send it again: the same content is received only once.',
    },
  },
};

const OTHER_WAYS = {
  ko: '전화나 이메일로도 문의하실 수 있습니다:',
  en: 'You can also reach us by telephone or email:',
};

/** As the pages of the inquiry service look (server/forms/answer-page.ts); nothing is loaded, since nothing may answer. */
export const STYLE =
  'body{margin:0;background:#fcfdfd;color:#111a20;font:16px/1.6 "Apple SD Gothic Neo","Malgun Gothic",system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}' +
  'main{max-width:720px;margin:0 auto;padding:44px 20px}' +
  'section{margin-bottom:24px;padding:16px 20px;border:1px solid #ab0f37;border-left-width:4px;background:#fcedf1}' +
  'section+section{border-color:#76838a;background:none}' +
  'h1,h2{margin:0 0 4px;font-size:20px;line-height:1.3}p{margin:0}' +
  'a{color:inherit;text-underline-offset:.22em}a[href^="tel:"]{white-space:nowrap}';

/** The page of a status: the visitor's language first, the other one below it, for nobody knows for certain. */
function errorDocument(
  status: keyof typeof PAGES,
  language: Language,
  { telephone, email }: Contact,
): string {
  const part = (each: Language, heading: 'h1' | 'h2') => {
    const { title, text } = PAGES[status][each];
    return (
      `<section lang="${each}"><${heading}>${title}</${heading}><p>${text}</p>` +
      `<p>${OTHER_WAYS[each]} <a href="${telephoneHref(telephone)}">${telephone}</a>, <a href="mailto:${email}">${email}</a></p></section>`
    );
  };
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${PAGES[status][language].title}</title><style>${STYLE}</style></head>` +
    `<body><main>${part(language, 'h1')}${part(language === 'ko' ? 'en' : 'ko', 'h2')}</main></body></html>\n`
  );
}

/** Writes `413.ko.html` and the others into a folder; deploy/nginx-proxy.conf names them. */
export async function writeErrorPages(folder: string, contact: Contact): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const status of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
    for (const language of LANGUAGES) {
      const page = errorDocument(status, language, contact);
      await writeFile(join(folder, `${status}.${language}.html`), page);
    }
  }
}
