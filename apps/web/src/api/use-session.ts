import { useQuery } from '@tanstack/react-query';
import { sessionQuery, type Session } from '#app/api/session.ts';

export type Capability = NonNullable<Session['pilot']>['capabilities'][number];

export interface SignedIn {
  session: Session | undefined;
  /** The account that is signed in, or null; null too while the second factor is missing. */
  pilot: Session['pilot'];
  can: (capability: Capability) => boolean;
}

/** The session, for pages that look different for different people. */
export function useSession(): SignedIn {
  const { data } = useQuery(sessionQuery);
  const pilot = data?.stage === 'open' ? data.pilot : null;
  return { session: data, pilot, can: (capability) => pilot?.capabilities.includes(capability) ?? false };
}
