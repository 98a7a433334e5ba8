export { DeskPointsPage as Component } from '#app/features/desk-points/desk-points-page.tsx';
