export { DeskApplicationsPage as Component } from '#app/features/desk/desk-applications-page.tsx';
