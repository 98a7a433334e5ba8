export { ToursPage as Component } from '#app/features/tours/tours-page.tsx';
