import { Card } from '@va/ui/controls/card.tsx';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import type { Airport } from '@va/schemas/content/airports.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { AirportClock } from './airport-clock.tsx';
import { RunwayDiagram } from './runway-diagram.tsx';

/** The airport at a glance: its runways drawn, elevation, clocks, and the runways as a table. */
export function AirportFacts({ airport }: { airport: Airport }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 p-5 sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-72">
        <RunwayDiagram icao={airport.icao} runways={airport.runways} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6 2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-6">
          <dl className="flex flex-wrap gap-x-10 gap-y-4">
            <Fact term="Elevación" value={`${formatNumber(airport.elevationFt)}\u00a0ft`} />
            <Fact term="Pistas" value={countOf(airport.runways.length, 'pista', 'pistas')} />
            {airport.icaoCurrent && <Fact term="Código OACI actual" value={airport.icaoCurrent} />}
          </dl>
          <AirportClock timezone={airport.timezone} city={airport.name} />
        </div>
        <TableScroller label={`Pistas de ${airport.icao}`}>
          <table className="w-full text-left text-sm">
            <caption className="sr-only">Pistas de {airport.icao}</caption>
            <thead className="text-ink-2">
              <tr>
                <th scope="col" className="py-1 pr-2 sm:pr-4 font-normal">
                  Pista
                </th>
                <th scope="col" className="py-1 pr-2 sm:pr-4 font-normal">
                  Longitud
                </th>
                <th scope="col" className="py-1 pr-2 sm:pr-4 font-normal">
                  Anchura
                </th>
                <th scope="col" className="py-1 font-normal">
                  Superficie
                </th>
              </tr>
            </thead>
            <tbody>
              {airport.runways.map((runway) => (
                <tr key={runway.ident} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-2 sm:pr-4 font-mono font-bold">
                    {runway.ident}
                  </th>
                  <td className="py-1.5 pr-2 sm:pr-4">{formatNumber(runway.lengthM)}&nbsp;m</td>
                  <td className="py-1.5 pr-2 sm:pr-4">{formatNumber(runway.widthM)}&nbsp;m</td>
                  <td className="py-1.5">{runway.surface}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroller>
      </div>
    </Card>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="text-lg font-bold">{value}</dd>
    </div>
  );
}
