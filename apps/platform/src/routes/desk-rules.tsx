import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskRulesPage } from '#app/features/rules/desk-rules-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['rules.dry-run', 'rules.activate']}>
      <DeskRulesPage />
    </StaffOnly>
  );
}
