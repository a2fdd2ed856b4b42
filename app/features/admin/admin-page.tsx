import type { AdminData } from './admin.server.ts';
import { PlainPage } from '#app/shared/page/plain-page.tsx';

/** The placeholder titled Admin Panel (spec §6). */
export function AdminPage({ data }: { data: AdminData }) {
  return <PlainPage path="/admin" name={data.sheet} title={data.title} lead={data.text} />;
}
