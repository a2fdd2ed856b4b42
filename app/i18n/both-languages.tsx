import { sentences } from '#app/i18n/messages/ko/sentences.ts';
import { useLocale } from './use-locale.ts';

/** The Korean sentence under the English one, smaller (readings.md); nothing on a Korean page. */
export function BothLanguages({ message }: { message: keyof typeof sentences }) {
  const { language } = useLocale();
  if (language === 'ko') return null;
  return (
    <p lang="ko" className="soft dense">
      {sentences[message]}
    </p>
  );
}
