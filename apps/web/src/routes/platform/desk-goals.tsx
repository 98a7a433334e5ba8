export { DeskGoalsPage as Component } from '#app/features/goals/desk-goals-page.tsx';
