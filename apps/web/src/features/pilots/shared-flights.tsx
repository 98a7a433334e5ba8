import { useQuery } from '@tanstack/react-query';
import { formatHours, formatMiles } from '@va/domain/quantities.ts';
import { scoreWords } from '@va/domain/scoring/score-item.ts';
import type { SharedReport } from '@va/contract/reports/logbook.ts';
import { useState } from 'react';
import { sharedReportsQuery } from '#app/api/reports.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** The accepted flights that a pilot shares with the others, the latest first. */
export function SharedFlights({ callsign }: { callsign: string }) {
  const [cursor, setCursor] = useState<string>();
  const flights = useQuery(sharedReportsQuery(callsign, cursor));
  return (
    <SectionCard title="Vuelos aceptados">
      <Loaded query={flights} what="sus vuelos" inside>
        {({ items, next }) => (
          <>
            <RowList
              none="Aquí saldrá cada vuelo suyo que se acepte; todavía no tiene ninguno."
              rows={items.map(rowOf)}
            />
            <MoreButtons cursor={cursor} next={next} onMove={setCursor} />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

function rowOf(report: SharedReport, index: number) {
  const { flightNumber, dep, arr, icaoType, registration, offBlock, blockMin, distanceNm, score, coverage } =
    report;
  const facts = [
    flightNumber !== null && `vuelo ${flightNumber}`,
    icaoType,
    registration,
    blockMin !== null && formatHours(blockMin),
    distanceNm !== null && formatMiles(Math.round(distanceNm)),
    score === null ? 'sin nota' : `nota\u00a0${scoreWords(score, coverage)}`,
  ];
  return {
    key: `${offBlock} ${index}`,
    title: `${dep.city} → ${arr?.city ?? 'otro campo'}`,
    detail: (
      <>
        {offBlock !== null && <Instant at={offBlock} withTime={false} />} ·{' '}
        {facts.filter((fact) => fact).join(' · ')}
      </>
    ),
  };
}
