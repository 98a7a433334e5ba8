export { DeskAppealsPage as Component } from '#app/features/desk/desk-appeals-page.tsx';
