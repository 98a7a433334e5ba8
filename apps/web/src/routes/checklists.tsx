import { checklists } from '#app/content/checklists.ts';
import { ChecklistsPage } from '#app/features/documents/checklists-page.tsx';

export function Component() {
  return <ChecklistsPage checklists={checklists} />;
}
