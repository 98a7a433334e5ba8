export { ApplicationPage as Component } from '#app/features/access/application-page.tsx';
