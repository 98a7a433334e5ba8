export { FleetPage as Component } from '#app/features/fleet/tails-page.tsx';
