import { useParams } from 'react-router';
import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { ProviderList } from '#app/components/frames/provider-list.tsx';
import { feeds } from '#app/content/feeds.ts';
import { frames } from '#app/content/frames.ts';
import { policies } from '#app/content/policies.ts';
import { PolicyPage } from '#app/features/policies/policy-page.tsx';

export function Component() {
  const { slug } = useParams();
  const policy = policies.find((entry) => entry.slug === slug?.toLowerCase());
  if (!policy) return <NotFoundPage />;
  return <PolicyPage policy={policy} providers={<ProviderList frames={frames} feeds={feeds} />} />;
}
