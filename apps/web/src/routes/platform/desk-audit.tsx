export { DeskAuditPage as Component } from '#app/features/desk/desk-audit-page.tsx';
