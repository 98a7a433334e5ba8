import { SignInPage } from '#app/features/access/sign-in-page.tsx';

export function Component() {
  return <SignInPage />;
}
