export { InboxPage as Component } from '#app/features/inbox/inbox-page.tsx';
