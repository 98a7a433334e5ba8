import { useState, type ReactNode } from 'react';
import { StateLine } from '#app/components/state-line.tsx';

interface RoomProps {
  /** Whether what the card shows is still to come. */
  waits: boolean;
  /** What it is, such as `tu rango`. */
  what: string;
  children: ReactNode;
}

/** A card; one that is late when the others are shown keeps a room of one height, so that its answer moves nothing. */
export function Room({ waits, what, children }: RoomProps) {
  const [isLate] = useState(waits);
  if (!isLate) return children;
  return (
    <div className="h-56 overflow-y-auto">
      {waits ? <StateLine kind="loading" title={`Cargando ${what}`} /> : children}
    </div>
  );
}
