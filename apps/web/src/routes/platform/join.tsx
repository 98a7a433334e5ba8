export { JoinPage as Component } from '#app/features/access/join-page.tsx';
