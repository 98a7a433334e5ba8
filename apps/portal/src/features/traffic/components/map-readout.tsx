import type { ReactNode } from 'react';
import { formatDirection, formatKnots, formatMiles } from '@va/domain/quantities.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { altitudeWords } from '../flight-words.ts';
import type { TrafficRow } from '../traffic-row.ts';

/** Background over the corner of the map, so that the figures stay readable. */
const PANEL = 'absolute top-2 grid rounded-sm bg-(--color-map-sea) px-2 py-1';

/** Figures of the selected flight in the corners of the map; its strip has the same as text. */
export function MapReadout({ row: { flight, progress } }: { row: TrafficRow }) {
  const { toGoNm, arrivesAt } = progress;
  return (
    <div aria-hidden className="pointer-events-none text-xs leading-snug text-(--color-map-dot) @md:text-sm">
      <p className={`${PANEL} left-2`}>
        <Figure of="GS">{formatKnots(flight.groundSpeedKt)}</Figure>
        <Figure of="HDG">{formatDirection(flight.heading)}</Figure>
        <Figure of="ALT">{altitudeWords(flight.altitudeFt)}</Figure>
      </p>
      {flight.arrival && (
        <p className={`${PANEL} right-2 text-right`}>
          <span className="font-mono font-bold text-(--color-map-route)">{flight.arrival}</span>
          {toGoNm !== undefined && <span>{formatMiles(toGoNm)}</span>}
          {arrivesAt !== undefined && <span>{formatUtcMinute(new Date(arrivesAt))}</span>}
        </p>
      )}
    </div>
  );
}

function Figure({ of, children }: { of: string; children: ReactNode }) {
  return (
    <span>
      {of} <span className="font-bold">{children}</span>
    </span>
  );
}
