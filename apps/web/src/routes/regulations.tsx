import { regulations } from '#app/content/regulations.ts';
import { RegulationsPage } from '#app/features/documents/regulations-page.tsx';

export function Component() {
  return <RegulationsPage regulations={regulations} />;
}
