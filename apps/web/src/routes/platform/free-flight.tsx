export { FreeFlightPage as Component } from '#app/features/flights/free-flight-page.tsx';
