import { membersOnly } from '#app/features/access/members-only.tsx';
import { ManualPage } from '#app/features/manual-report/manual-page.tsx';

export const Component = membersOnly('Reporte manual', ManualPage);
