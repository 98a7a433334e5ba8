export { DeskPilotsPage as Component } from '#app/features/desk/desk-pilots-page.tsx';
