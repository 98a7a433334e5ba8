import type { HandoverLink } from '#app/api/pilots.ts';
import { Instant } from '#app/components/instant.tsx';
import { ShownLink } from './shown-link.tsx';

/** A link that staff hand over, shown this once. */
export function HandoverLinkNote({ link: { callsign, url, expiresAt, mailed } }: { link: HandoverLink }) {
  return (
    <div role="status" className="grid gap-3">
      <p>
        Enlace de <b className="font-mono">{callsign}</b>, hasta el <Instant at={expiresAt} />.{' '}
        {mailed ? 'También va por correo.' : 'Dáselo tú: no se ha enviado por correo.'} No se vuelve a
        enseñar.
      </p>
      <ShownLink url={url} />
    </div>
  );
}
