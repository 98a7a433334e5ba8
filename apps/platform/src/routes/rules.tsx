import { MembersOnly } from '#app/features/access/members-only.tsx';
import { RulesPage } from '#app/features/rules/rules-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Las reglas">
      <RulesPage />
    </MembersOnly>
  );
}
