import { formatMiles } from '@va/domain/quantities.ts';
import { FlightActions } from '#app/components/flights/flight-actions.tsx';
import type { Tour } from '@va/schemas/content/tours.ts';
import { distanceNm } from '@va/domain/great-circle.ts';

/** The dispatch page with a leg filled in, between two ICAO codes. */
export type DispatchOfLeg = (from: string, to: string) => { href: string; provider: string } | undefined;

interface TourStagesProps {
  /** Model of the type, where the tour allows one alone. */
  model: string | undefined;
  stops: Tour['stops'];
  /** Whether the stages may be flown in any order. */
  anyOrder: boolean;
  /** Left out where the stages are booked elsewhere. */
  dispatchOf?: DispatchOfLeg | undefined;
}

/** The legs one after the other, with their great-circle distance and the way to book and prepare each. */
export function TourStages({ stops, anyOrder, model, dispatchOf }: TourStagesProps) {
  const legs = stops.slice(1).flatMap((to, i) => {
    const from = stops[i];
    return from ? [{ from, to, dispatch: dispatchOf?.(from.icao, to.icao) }] : [];
  });
  return (
    <section aria-labelledby="etapas">
      <h2 id="etapas" className="mb-3 text-lg font-bold">
        {anyOrder ? 'Etapas, en el orden que quieras' : 'Etapas'}
      </h2>
      <ol className="gap-x-8 text-sm lg:columns-2 2xl:columns-1">
        {legs.map(({ from, to, dispatch }, i) => (
          <li
            key={`${from.icao}-${to.icao}-${i}`}
            className="flex break-inside-avoid items-center gap-3 max-[16rem]:flex-wrap border-b border-line py-2"
          >
            <span className="w-5 shrink-0 text-right text-ink-2">{i + 1}</span>
            <span className="min-w-0 grow">
              {from.name} – {to.name}
              <span className="flex flex-wrap gap-x-2 text-ink-2">
                <span className="font-mono">
                  {from.icao}–{to.icao}
                </span>{' '}
                <span>{formatMiles(distanceNm(from, to))}</span>
              </span>
            </span>
            {dispatchOf && (
              <FlightActions
                inHand={{ from: from.icao, to: to.icao, model }}
                dispatch={dispatch}
                from={from.icao}
                to={to.icao}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
