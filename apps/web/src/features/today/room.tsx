import { clsx } from 'clsx/lite';
import { useState, type ReactNode } from 'react';
import { StateLine } from '#app/components/state-line.tsx';

interface RoomProps {
  /** Whether the card's data are still loading. */
  waits: boolean;
  /** Name of the card's contents, such as `tu rango`. */
  what: string;
  children: ReactNode;
}

/**
 * Container of a card. A card whose data are late when the others are shown gets a reserved space, so that its arrival
 * moves little.
 */
export function Room({ waits, what, children }: RoomProps) {
  const [isLate] = useState(waits);
  if (!isLate) return children;
  return (
    <div className={clsx('grid min-h-56 grid-cols-1 gap-4 empty:hidden', waits && 'content-start')}>
      {waits ? <StateLine kind="loading" title={`Cargando ${what}`} /> : children}
    </div>
  );
}
