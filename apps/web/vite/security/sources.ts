import type { Content } from '@va/schemas/content/content.ts';
import { workerPolicyName } from '#app/config/worker-policy.ts';
import type { SecuritySources } from '@va/security/headers.ts';

/** Values from the content for the security headers. */
export function sourcesOf({
  airline,
  frames,
  feeds,
}: Pick<Content, 'airline' | 'frames' | 'feeds'>): SecuritySources {
  return { frames, feeds, workerPolicy: workerPolicyName(airline.icaoCode) };
}

/** Values for a dev server whose content has been invalid since its start: nothing from other hosts is allowed. */
export const NO_SOURCES: SecuritySources = { frames: [], feeds: [], workerPolicy: workerPolicyName('') };
