export { ManualPage as Component } from '#app/features/manual-report/manual-page.tsx';
