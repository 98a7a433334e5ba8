import { CONTINUED_WITHIN_HOURS } from '@va/domain/booking/booking-title.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import { useState } from 'react';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { PARAMETERS } from '#app/lib/flight-filters.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';

const WAITED_MS = CONTINUED_WITHIN_HOURS * HOUR_MS;

/** After a diversion: link to book the flight from there to the planned destination. */
export function GoOn({ report: { diversion, arr, arrPlanned, onBlock, state } }: { report: ReportDetail }) {
  const [now] = useState(() => Date.now());
  const waited = onBlock !== null && now - Date.parse(onBlock) < WAITED_MS;
  if (!diversion || arr === null || !waited || state === 'voided' || state === 'rejected') return null;
  const ends = { [PARAMETERS.origin]: arr.icao, [PARAMETERS.destination]: arrPlanned.icao };
  return (
    <SectionCard title={`Desviado a ${arr.city}`}>
      <p className="text-sm text-ink-2">
        Tú y el avión os habéis quedado en {arr.icao}. Si quieres, lleva el vuelo hasta {arrPlanned.icao}.
      </p>
      <ButtonLink to={`${paths.freeFlight}?${new URLSearchParams(ends)}`} className="justify-self-start">
        Reservar el vuelo de continuación
      </ButtonLink>
    </SectionCard>
  );
}
