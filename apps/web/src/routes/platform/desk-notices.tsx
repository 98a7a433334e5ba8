export { DeskNoticesPage as Component } from '#app/features/notices/desk-notices-page.tsx';
