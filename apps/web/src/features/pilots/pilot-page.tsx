import { useQuery } from '@tanstack/react-query';
import { pilotQuery } from '#app/api/pilots.ts';
import { BadgeList } from '#app/components/badges.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RankName } from '#app/components/rank-name.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { totalsFacts } from '#app/lib/totals-facts.ts';
import { formatHours, formatMiles } from '@va/domain/quantities.ts';
import { scoreWords } from '@va/domain/scoring/score-item.ts';
import type { SharedReport } from '@va/contract/reports/logbook.ts';
import { useState } from 'react';
import { sharedReportsQuery } from '#app/api/reports.ts';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { RowList } from '#app/components/row-list.tsx';

/** The accepted flights that a pilot shares with the others, the latest first. */
function SharedFlights({ callsign }: { callsign: string }) {
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

/** Public page of a pilot. */
export function PilotPage({ callsign }: { callsign: string }) {
  const pilot = useQuery(pilotQuery(callsign));
  return (
    <>
      <PageHead
        eyebrow="Pilotos"
        title={callsign}
        actions={<ButtonLink to={paths.pilots}>Todos los pilotos</ButtonLink>}
      />
      <Loaded query={pilot} what={callsign}>
        {(data) => (
          <div className="grid grid-cols-1 gap-4">
            <SectionCard title={data.name ?? 'Sin nombre público'}>
              <FactList
                facts={[
                  ['Rango', <RankName key="rank" rank={data.rank} />],
                  ['Base', data.base],
                  ...totalsFacts(data.totals),
                  ['Cargo', data.positions.join(', ') || 'Ninguno'],
                  [
                    'Desde',
                    data.joinedAt ? <Instant key="joined" at={data.joinedAt} withTime={false} /> : '—',
                  ],
                ]}
              />
            </SectionCard>
            {data.sharesReports && <SharedFlights callsign={callsign} />}
            {data.badges.length > 0 && (
              <SectionCard title="Insignias">
                <BadgeList badges={data.badges} />
              </SectionCard>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}
