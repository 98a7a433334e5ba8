import { clsx } from 'clsx/lite';
import { useState, type ReactNode } from 'react';
import { StateLine } from '#app/components/state-line.tsx';

interface RoomProps {
  /** Whether what the card shows is still to come. */
  waits: boolean;
  /** What it is, such as `tu rango`. */
  what: string;
  children: ReactNode;
}

/** A card; one that is late when the others are shown keeps a room, so that its answer moves little; without a card none. */
export function Room({ waits, what, children }: RoomProps) {
  const [isLate] = useState(waits);
  if (!isLate) return children;
  return (
    <div className={clsx('grid min-h-56 grid-cols-1 gap-4 empty:hidden', waits && 'content-start')}>
      {waits ? <StateLine kind="loading" title={`Cargando ${what}`} /> : children}
    </div>
  );
}
