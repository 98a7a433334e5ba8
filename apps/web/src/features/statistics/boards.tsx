import { formatMiles } from '@va/domain/quantities.ts';
import { useQuery } from '@tanstack/react-query';
import { countOf, tenths } from '@va/domain/numbers.ts';
import type { ReactNode } from 'react';
import { boardsQuery } from '#app/api/statistics.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PilotLink } from '#app/components/pilot-link.tsx';
import { RankStripes } from '#app/components/rank-stripes.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

interface BoardRow {
  callsign: string;
  name?: string | undefined;
  rank: string;
  text: string;
}

/**
 * Tables of the last 90 days: greatest improvement, most new airports, longest distance; without pilots who opt out.
 */
export function BoardCards() {
  const boards = useQuery(boardsQuery);
  return (
    <section aria-label="Tablas de los últimos 90 días" className="mt-6 grid gap-3">
      <h2 className="text-xl font-bold">Los últimos 90 días</h2>
      <Loaded query={boards} what="las tablas">
        {({ improved, newAirports, longest }) => (
          <div className="grid gap-4 lg:grid-cols-3">
            <Board
              title="Quién más mejora"
              empty="Hacen falta tres vuelos con nota antes y tres ahora."
              rows={improved.map(({ before, now, ...who }) => ({
                ...who,
                text: `de ${tenths(before)} a ${tenths(now)}`,
              }))}
            />
            <Board
              title="Aeropuertos nuevos"
              empty="Nadie de las tablas ha estrenado un aeropuerto en estos 90 días."
              rows={newAirports.map(({ airports, ...who }) => ({
                ...who,
                text: countOf(airports, 'aeropuerto', 'aeropuertos'),
              }))}
            />
            <Board
              title="La ruta más larga"
              empty="Ningún vuelo con distancia en estos 90 días, de quienes salen en las tablas."
              rows={longest.map(({ dep, arr, distanceNm, ...who }) => ({
                ...who,
                text: `${dep.icao}\u00a0→\u00a0${arr.icao}, ${formatMiles(distanceNm)}`,
              }))}
            />
          </div>
        )}
      </Loaded>
      <p className="text-sm text-ink-2">
        ¿Prefieres no salir? Quítate en <TextLink to={paths.account}>tu cuenta</TextLink>.
      </p>
    </section>
  );
}

function Board({ title, rows, empty }: { title: string; rows: readonly BoardRow[]; empty: ReactNode }) {
  return (
    <SectionCard title={title}>
      {rows.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <ol className="grid gap-2 text-sm">
          {rows.map(({ callsign, name, rank, text }) => (
            <li key={callsign} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="inline-flex items-center gap-2">
                <RankStripes rank={rank} title />
                <span>
                  <PilotLink callsign={callsign} /> {name}
                </span>
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}
