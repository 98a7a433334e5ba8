import { useState } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import type { CockpitView } from '@va/recorder/cockpit/cockpit-view.ts';
import type { CockpitApi } from '../services/cockpit-api.ts';

/** Sends the flight in before it ends by itself, or throws it away, after asking once more. */
export function EndOfFlight({ acts, act }: { acts: CockpitView['acts']; act: CockpitApi['act'] }) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-label="Terminar el vuelo" className="flex flex-wrap items-center gap-2">
      {acts.includes('finish') && (
        <Button variant="primary" onClick={() => void act('finish')}>
          Enviar el vuelo
        </Button>
      )}
      {acts.includes('discard') && !asking && (
        <Button onClick={() => setAsking(true)}>Descartar el vuelo</Button>
      )}
      {asking && (
        <>
          <p role="alert">El vuelo no contará. ¿Lo descartas?</p>
          <Button
            onClick={() => {
              setAsking(false);
              void act('discard');
            }}
          >
            Sí, descartar
          </Button>
          <Button variant="primary" onClick={() => setAsking(false)}>
            No, seguir
          </Button>
        </>
      )}
    </section>
  );
}
