import { membersOnly } from '#app/features/access/members-only.tsx';
import { RulesPage } from '#app/features/rules/rules-page.tsx';

export const Component = membersOnly('Las reglas', RulesPage);
