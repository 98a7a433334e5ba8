import { useState } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import type { HandoverLink } from '#app/api/pilots.ts';
import { Instant } from '#app/components/instant.tsx';
import { copyText } from '#app/services/clipboard.ts';

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

/** A link to hand over with a button to copy it, and a warning if the address works only on this machine. */
export function ShownLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <>
      {isHere(url) && (
        <p className="rounded-md border border-media bg-media-soft px-3 py-2 text-sm">
          Este enlace sólo se abre en este ordenador: a quien administra el servidor le falta decir la
          dirección del portal en PUBLIC_URL.
        </p>
      )}
      <code className="rounded-md bg-surface-2 p-3 font-mono text-sm wrap-anywhere select-all">{url}</code>
      <Button className="justify-self-start" onClick={() => void copyText(url).then(setCopied)}>
        {copied ? 'Copiado' : 'Copiar el enlace'}
      </Button>
    </>
  );
}

/** Whether an address leads only to this machine. */
function isHere(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
