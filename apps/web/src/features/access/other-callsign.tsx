import { useStore } from '@va/ui/state/use-store.ts';
import { session } from '#app/services/session.ts';

/** The server, which paints pages, does not know it. */
const gate = { ...session, atBuild: () => null };

/** Warns that the portal was entered with another callsign than the account's: acts here belong to the account. */
export function OtherCallsign({ callsign }: { callsign: string }) {
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
