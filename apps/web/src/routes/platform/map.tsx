export { LivePage as Component } from '#app/features/live/live-page.tsx';
