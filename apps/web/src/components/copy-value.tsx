import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';

interface CopyValueProps {
  /** Names it, as in «Copiar la dirección». */
  what: string;
  value: string;
  /** Puts it on the clipboard; false where the browser refuses. */
  copy: (text: string) => Promise<boolean>;
}

/** A value to type into a program, and a button that copies it. */
export function CopyValue(props: CopyValueProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="rounded-md border border-line bg-surface-2 px-3 py-2 font-mono wrap-anywhere select-all">
        {props.value}
      </code>
      <CopyButton {...props} />
    </div>
  );
}

/** Button that copies the value beside it and shows whether that worked. */
export function CopyButton({ what, value, copy }: CopyValueProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const press = async () => setState((await copy(value)) ? 'copied' : 'refused');
  return (
    <>
      <Button size="sm" onClick={() => void press()}>
        Copiar {what}
      </Button>
      <span role="status" className="text-sm text-ink-2">
        {state === 'copied' && 'Copiada.'}
        {state === 'refused' && 'El navegador no deja copiar: selecciónala y cópiala a mano.'}
      </span>
    </>
  );
}
