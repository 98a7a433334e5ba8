import { Maximize2, ScanSearch } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@va/ui/controls/button.tsx';

interface ViewSwitchProps {
  /** Callsign of the flight that can be shown alone. */
  selected: string | undefined;
  /** Draws the map, close on the selected flight or with all of them. */
  children: (close: boolean) => ReactNode;
}

/** The map in its case, and whether it shows one flight or all. A newly selected flight is shown close. */
export function ViewSwitch({ selected, children }: ViewSwitchProps) {
  const [wideFor, setWideFor] = useState<string>();
  const close = selected !== undefined && wideFor !== selected;
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface shadow-raised">
      {children(close)}
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-3 py-1.5 text-sm">
        <p className="text-ink-2">{close ? `Ruta de ${selected}` : 'Todos los vuelos'}</p>
        {selected !== undefined && (
          <Button size="sm" onClick={() => setWideFor(close ? selected : undefined)}>
            {close ? (
              <>
                <Maximize2 aria-hidden className="size-4" />
                Ver todos
              </>
            ) : (
              <>
                <ScanSearch aria-hidden className="size-4" />
                Ver {selected} de cerca
              </>
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
