import { Button } from '@va/ui/controls/button.tsx';
import type { CockpitView } from '@va/recorder/cockpit/cockpit-view.ts';
import type { CockpitApi } from '../services/cockpit-api.ts';

type Declaration = CockpitView['declared'][number];

/** What is declared, and the word that says that it has been. */
const WORDS: Readonly<Record<Declaration, readonly [what: string, done: string]>> = {
  emergency: ['Emergencia', 'declarada'],
  minimum_fuel: ['Combustible mínimo', 'declarado'],
  atc_speed_approved: ['Velocidad autorizada', 'declarada'],
  severe_turbulence: ['Turbulencia fuerte', 'declarada'],
};

/** What the pilot declares at the moment when it happens. */
export function Declarations({
  declared,
  act,
}: {
  declared: readonly Declaration[];
  act: CockpitApi['act'];
}) {
  return (
    <section aria-labelledby="declarations" className="grid gap-2">
      <h2 id="declarations" className="text-lg font-bold">
        Declarar ahora
      </h2>
      <div className="flex flex-wrap gap-2">
        {Object.entries(WORDS).map(([kind, [what, word]]) => {
          const done = declared.some((one) => one === kind);
          return (
            <Button key={kind} onClick={() => void act('declare', { kind })}>
              {what}
              {done && <span className="text-sm font-normal text-ink-2">({word})</span>}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
