import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskRulesPage } from '#app/features/rules/desk-rules-page.tsx';

export const Component = staffOnly(['rules.dry-run', 'rules.activate'], DeskRulesPage);
