import { useState } from 'react';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { PARAMETERS } from '#app/lib/flight-filters.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';

/** How long after a diversion its passengers wait to go on, milliseconds. */
const WAITED_MS = 48 * 3_600_000;

/** After a diversion: the flight from there to where it was meant to end. */
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
