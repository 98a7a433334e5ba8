import { briefings } from '#app/content/briefings.ts';
import { BriefingsPage } from '#app/features/documents/briefings-page.tsx';

export function Component() {
  return <BriefingsPage briefings={briefings} />;
}
