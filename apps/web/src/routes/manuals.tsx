import { manuals } from '#app/content/manuals.ts';
import { ManualsPage } from '#app/features/documents/manuals-page.tsx';

export function Component() {
  return <ManualsPage manuals={manuals} />;
}
