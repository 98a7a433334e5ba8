import { formatLevel, formatMiles } from '@va/domain/quantities.ts';
import { ClipboardCopy } from 'lucide-react';
import { Button } from '@va/ui/controls/button.tsx';
import { formatNumber } from '@va/domain/numbers.ts';
import { copyAndTell } from '#app/services/clipboard.ts';
import type { FlightPlan } from '@va/domain/flight-plan/flight-plan.ts';
import { PlanSection } from './plan-section.tsx';
import { windWords } from '../plan-words.ts';

/** The route to type into the aircraft, and what it is flown at. */
export function PlanRoute({ plan }: { plan: FlightPlan }) {
  const { route, origin, destination, cruiseFt, stepClimbs, costIndex, routeNm, windComponentKt, remarks } =
    plan;
  const whole = route && `${origin.icao} ${route} ${destination.icao}`;
  const facts = [
    routeNm !== undefined && formatMiles(routeNm),
    cruiseFt !== undefined && `crucero a ${formatLevel(cruiseFt)} (${formatNumber(cruiseFt)}\u00a0ft)`,
    costIndex !== undefined && `índice de coste ${costIndex}`,
    windComponentKt !== undefined && `viento medio: ${windWords(windComponentKt)}`,
  ].filter(Boolean);
  // A single step only repeats the first level, which is shown above.
  const steps = stepClimbs?.split('/').length === 2 ? undefined : stepClimbs;
  if (!whole && facts.length === 0 && remarks.length === 0) return null;
  return (
    <PlanSection title="Ruta">
      <div className="grid gap-3">
        {whole && (
          <p translate="no" className="font-mono text-lg break-words">
            {whole}
          </p>
        )}
        {facts.length > 0 && <p className="text-ink-2">{facts.join(' · ')}</p>}
        {steps && (
          <p className="text-ink-2">
            Escalones: <span className="font-mono break-words">{steps}</span>
          </p>
        )}
        {remarks.length > 0 && (
          <ul lang="en" translate="no" className="text-sm text-ink-2">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
        {whole && (
          <Button size="sm" className="justify-self-start" onClick={() => copy(whole)}>
            <ClipboardCopy aria-hidden className="size-4" />
            Copiar la ruta
          </Button>
        )}
      </div>
    </PlanSection>
  );
}

function copy(route: string): void {
  void copyAndTell(
    route,
    { title: 'Ruta copiada', description: 'La ruta está en el portapapeles.' },
    'Tu navegador no deja usar el portapapeles: selecciona la ruta y cópiala a mano.',
  );
}
