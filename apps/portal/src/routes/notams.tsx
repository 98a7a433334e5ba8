import { notams } from '#app/content/notams.ts';
import { NotamsPage } from '#app/features/notams/notams-page.tsx';

export function Component() {
  return <NotamsPage notams={notams} />;
}
