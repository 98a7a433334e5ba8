export { PilotsPage as Component } from '#app/features/pilots/pilot-list-page.tsx';
