export { PointsPage as Component } from '#app/features/points/points-page.tsx';
