import type { ReactNode } from 'react';
import { useSession } from '#app/api/use-session.ts';
import { StateLine } from '#app/components/state-line.tsx';
import { OtherCallsign } from './other-callsign.tsx';
import { SignedOut } from './signed-out.tsx';

/**
 * Container of an account's page. If the session ends, the page is hidden and kept with its typed text until the same
 * pilot has signed in again.
 */
export function KeptPage({ children }: { children: ReactNode }) {
  const { session, pilot } = useSession();
  const ended = session?.ended;
  return (
    <>
      {pilot?.callsign && !ended && <OtherCallsign callsign={pilot.callsign} />}
      {ended && (
        <SignedOut title="">
          <StateLine kind="stale" title="Tu sesión ha terminado; lo que has escrito te espera" />
        </SignedOut>
      )}
      <div hidden={ended !== undefined}>{children}</div>
    </>
  );
}
