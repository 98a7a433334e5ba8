import { Button } from '@va/ui/controls/button.tsx';
import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#app/services/clipboard.ts';

/** Copies the address of the followed flight, for colleagues. */
export function CopyLink({ name }: { name: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => setState((await copyText(location.href)) ? 'copied' : 'refused');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" onClick={() => void copy()}>
        <LinkIcon aria-hidden className="size-4" />
        Copiar el enlace a {name}
      </Button>
      <span role="status">
        {state === 'copied' && 'Copiado.'}
        {state === 'refused' && 'El navegador no deja copiar: copia la dirección de la barra.'}
      </span>
    </span>
  );
}
