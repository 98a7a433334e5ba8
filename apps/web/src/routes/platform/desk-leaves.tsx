export { DeskLeavesPage as Component } from '#app/features/desk/desk-leaves-page.tsx';
