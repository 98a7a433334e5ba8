import type { Content } from '@va/schemas/content/content.ts';
import { workerPolicyName } from '#app/config/worker-policy.ts';
import type { SecuritySources } from '@va/security/headers.ts';

/** What the security headers take from the content. */
export function sourcesOf({
  airline,
  frames,
  feeds,
}: Pick<Content, 'airline' | 'frames' | 'feeds'>): SecuritySources {
  return { frames, feeds, workerPolicy: workerPolicyName(airline.icaoCode) };
}

/** Headers of a dev server whose content has been wrong since it started: nothing from elsewhere is let in. */
export const NO_SOURCES: SecuritySources = { frames: [], feeds: [], workerPolicy: workerPolicyName('') };
