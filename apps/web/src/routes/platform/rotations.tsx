export { RotationsPage as Component } from '#app/features/rotations/rotations-page.tsx';
