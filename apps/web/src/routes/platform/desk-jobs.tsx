export { DeskJobsPage as Component } from '#app/features/desk/desk-jobs-page.tsx';
