export { InvitationPage as Component } from '#app/features/access/invitation-page.tsx';
