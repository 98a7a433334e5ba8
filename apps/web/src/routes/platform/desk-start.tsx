export { StartPage as Component } from '#app/features/desk/start-page.tsx';
