export { DeskPage as Component } from '#app/features/desk/desk-page.tsx';
