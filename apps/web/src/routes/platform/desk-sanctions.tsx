export { DeskSanctionsPage as Component } from '#app/features/desk/desk-sanctions-page.tsx';
