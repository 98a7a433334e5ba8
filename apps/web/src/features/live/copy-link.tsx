import { Button } from '@va/ui/controls/button.tsx';
import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useHref } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { copyText } from '#app/services/clipboard.ts';
import type { LiveRow } from './live-row.ts';

/** Copies the address of the followed flight: one that opens for everybody where the pilot agrees to be seen. */
export function CopyLink({ row: { name, flight } }: { row: LiveRow }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const href = useHref(paths.liveFlight(flight.publicId ?? flight.id));
  const copy = async () =>
    setState((await copyText(new URL(href, location.href).href)) ? 'copied' : 'refused');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" onClick={() => void copy()}>
        <LinkIcon aria-hidden className="size-4" />
        Copiar el enlace a {name}
      </Button>
      <span role="status">
        {state === 'copied' &&
          (flight.publicId === null && !flight.delayed
            ? 'Copiado: se abre con cuenta, porque el piloto no sale en el mapa abierto.'
            : 'Copiado.')}
        {state === 'refused' && 'El navegador no deja copiar: copia la dirección de la barra.'}
      </span>
    </span>
  );
}
