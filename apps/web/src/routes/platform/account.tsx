export { AccountPage as Component } from '#app/features/account/account-page.tsx';
