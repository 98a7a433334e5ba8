import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { copyText } from '#app/services/clipboard.ts';

/** A value to type into a program, and a button that copies it. `what` names it, as in «Copiar la dirección». */
export function CopyValue({ what, value }: { what: string; value: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => setState((await copyText(value)) ? 'copied' : 'refused');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="rounded-md border border-line bg-surface-2 px-3 py-2 font-mono wrap-anywhere select-all">
        {value}
      </code>
      <Button size="sm" onClick={() => void copy()}>
        Copiar {what}
      </Button>
      <span role="status" className="text-sm text-ink-2">
        {state === 'copied' && 'Copiada.'}
        {state === 'refused' && 'El navegador no deja copiar: selecciónala y cópiala a mano.'}
      </span>
    </div>
  );
}
