import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskAuditPage } from '#app/features/desk/desk-audit-page.tsx';

export const Component = staffOnly(['audit.read'], DeskAuditPage);
