export { BookingsPage as Component } from '#app/features/bookings/bookings-page.tsx';
