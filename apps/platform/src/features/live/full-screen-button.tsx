import { Button } from '@va/ui/controls/button.tsx';
import { Maximize, Minimize } from 'lucide-react';
import { useState, useSyncExternalStore, type RefObject } from 'react';

/** Gives a part of the page the whole screen and takes it back. It stands in that part, so that it keeps the focus and is in sight. */
export function FullScreenButton({ part }: { part: RefObject<HTMLElement | null> }) {
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  const [refused, setRefused] = useState(false);
  const Icon = isFull ? Minimize : Maximize;
  const turn = () =>
    (isFull ? document.exitFullscreen() : part.current?.requestFullscreen())?.then(
      () => setRefused(false),
      () => setRefused(true),
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status">{refused && 'El navegador no da la pantalla completa.'}</span>
      <Button onClick={() => void turn()}>
        <Icon aria-hidden className="size-4" />
        {isFull ? 'Salir de pantalla completa' : 'Pantalla completa'}
      </Button>
    </span>
  );
}

/** Escape and the browser’s own ways out change it too. */
function onChange(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
