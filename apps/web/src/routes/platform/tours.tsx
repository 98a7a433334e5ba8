export { ToursPage as Component } from '#app/features/tours/flown-tours-page.tsx';
