export { TypesPage as Component } from '#app/features/fleet/types-page.tsx';
