import { MembersOnly } from '#app/features/access/members-only.tsx';
import { ManualPage } from '#app/features/manual-report/manual-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Reporte manual">
      <ManualPage />
    </MembersOnly>
  );
}
