export { PositionsPage as Component } from '#app/features/positions/positions-page.tsx';
