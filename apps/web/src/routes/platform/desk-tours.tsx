export { DeskToursPage as Component } from '#app/features/tours/desk-tours-page.tsx';
