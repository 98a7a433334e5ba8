import { policies } from '#app/content/policies.ts';
import { PoliciesPage } from '#app/features/policies/policies-page.tsx';

export function Component() {
  return <PoliciesPage policies={policies} />;
}
