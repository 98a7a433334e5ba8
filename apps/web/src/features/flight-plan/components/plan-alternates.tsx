import { formatMiles } from '@va/domain/quantities.ts';
import type { FlightPlan } from '@va/domain/flight-plan/flight-plan.ts';
import { PlanSection } from './plan-section.tsx';
import { Duration } from './plan-strip.tsx';
import { massWords } from '../plan-words.ts';

/** Alternate airports, with route and fuel to each. */
export function PlanAlternates({ plan: { alternates } }: { plan: FlightPlan }) {
  if (alternates.length === 0) return null;
  return (
    <PlanSection title={alternates.length === 1 ? 'Alternativo' : 'Alternativos'}>
      <ul className="grid divide-y divide-line">
        {alternates.map(({ icao, name, runway, distanceNm, minutes, burn, route, metar }) => (
          <li key={icao} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-mono text-lg font-bold tracking-wider">{icao}</span>
              {name && <span>{name}</span>}
              {runway && <span className="text-sm text-ink-2">pista {runway}</span>}
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
              {distanceNm !== undefined && <span>{formatMiles(distanceNm)}</span>}
              {minutes !== undefined && <Duration minutes={minutes} />}
              {burn && <span>{massWords(burn)}</span>}
            </p>
            {route && (
              <p translate="no" className="font-mono text-sm break-words">
                {route}
              </p>
            )}
            {metar && (
              <p translate="no" className="font-mono text-sm break-words text-ink-2">
                {metar}
              </p>
            )}
          </li>
        ))}
      </ul>
    </PlanSection>
  );
}
