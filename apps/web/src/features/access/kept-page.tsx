import type { ReactNode } from 'react';
import { useStore } from '@va/ui/state/store.ts';
import { useSession } from '#app/api/use-session.ts';
import { StateLine } from '#app/components/state-line.tsx';
import { session } from '#app/services/session.ts';
import { SignedOut } from './signed-out.tsx';

/** The server, which paints pages, does not know it. */
const gate = { ...session, atBuild: () => null };

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

/** Warns that the portal was entered with another callsign than the account's: acts here belong to the account. */
function OtherCallsign({ callsign }: { callsign: string }) {
  // The server, which paints the page, does not know it.
  const other = useStore(gate);
  if (other === null || other === callsign) return null;
  return (
    <p className="mb-4 rounded-md border border-l-4 border-line border-l-media bg-surface px-4 py-3 text-sm">
      En el portal entraste como <b className="font-mono">{other}</b>, y en la plataforma eres{' '}
      <b className="font-mono">{callsign}</b>. Lo que hagas aquí queda a nombre de {callsign}.
    </p>
  );
}
