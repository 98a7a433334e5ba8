export { SignInPage as Component } from '#app/features/access/sign-in-page.tsx';
