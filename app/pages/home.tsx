import { ConditionStrip } from '#app/features/finder/condition-strip.tsx';
import { HomePage } from '#app/features/home/home-page.tsx';
import type { PageContent } from '#app/loaders.server.ts';

export default function Home({ data }: { data: PageContent<'home'> }) {
  return <HomePage data={data} conditions={<ConditionStrip />} />;
}
