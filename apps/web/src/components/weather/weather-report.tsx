import type { Runway } from '@va/schemas/content/runways.ts';
import { flightCategory } from '@va/domain/metar/flight-category.ts';
import { hazardsOf, type WindLimits } from '@va/domain/metar/hazards.ts';
import { readReport } from '@va/domain/metar/read-report.ts';
import type { Report, Wind } from '@va/domain/metar/report.ts';
import { runwaysInUse } from '@va/domain/metar/runways-in-use.ts';
import { CategoryBadge } from './category-badge.tsx';
import { HazardList } from './hazard-list.tsx';
import { ObservedTime } from './observed-time.tsx';
import { RawReport } from './raw-report.tsx';
import { ReportDetails } from './report-details.tsx';
import { clsx } from 'clsx/lite';
import { Star } from 'lucide-react';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import {
  strongestWind,
  windByBearing,
  type RunwayWind,
  crossWords,
  gustWords,
  headWords,
} from '@va/domain/metar/runway-wind.ts';
import { formatDirection, formatKnots } from '@va/domain/quantities.ts';

interface RunwayWindsProps {
  icao: string;
  runways: readonly Runway[];
  wind: Wind;
  /** Shows only the runways for this use, and prefers the airport's preferred ones. */
  use?: 'departures' | 'arrivals' | undefined;
}

const USE_WORDS = { departures: 'salidas', arrivals: 'llegadas' } as const;

/** Head- and crosswind on every runway, the favoured first; parallel ones share a row. */
function RunwayWinds({ icao, runways, wind, use }: RunwayWindsProps) {
  const { winds, proposed: favoured, preferred } = runwaysInUse(runways, wind, use);
  const someServeOthers = use !== undefined && winds.length < 2 * runways.length;
  return (
    <div className="grid content-start gap-2">
      <p className="font-bold">{favouredWords(favoured, wind, preferred)}</p>
      {wind.direction !== undefined && (
        <TableScroller label={`Viento en las pistas de ${icao}`}>
          <table className="w-full text-left text-sm">
            <caption className="sr-only">Viento en las pistas de {icao}</caption>
            <thead className="text-ink-2">
              <tr>
                <th className="py-1 pr-3 pl-2 font-normal">Pista</th>
                <th className="py-1 pr-3 font-normal">Cara o cola</th>
                <th className="py-1 font-normal">Cruzado</th>
              </tr>
            </thead>
            <tbody>
              {windByBearing(winds).map((ends) => (
                <Row
                  key={namesOf(ends)}
                  ends={ends}
                  isFavoured={ends.some((end) => favoured.includes(end))}
                />
              ))}
            </tbody>
          </table>
        </TableScroller>
      )}
      <p className="text-xs text-ink-2">
        {someServeOthers && `Sólo las pistas para ${USE_WORDS[use]}. `}
        Rumbos y viento verdaderos
        {wind.from === undefined ? '' : '; con viento variable, lo peor de su sector'}. La pista en uso la
        decide el control.
      </p>
    </div>
  );
}

function Row({ ends, isFavoured }: { ends: readonly RunwayWind[]; isFavoured: boolean }) {
  const [first] = ends;
  if (!first) return null;
  const { bearing, head = 0, cross = 0, gustHead, gustCross } = first;
  return (
    <tr className={clsx('border-t border-line', isFavoured && 'bg-sky-soft')}>
      <th scope="row" className="py-2 pr-3 pl-2 align-top font-normal">
        <span className={clsx('block font-bold', ends.length < 3 && '@min-[17rem]:whitespace-nowrap')}>
          {namesOf(ends)}
        </span>
        <span className="flex items-center gap-1.5 text-ink-2">
          {formatDirection(bearing)}
          {isFavoured && <Star aria-label="favorable" className="size-4 fill-current text-link" />}
        </span>
      </th>
      <td className="py-2 pr-3 align-top @min-[17rem]:whitespace-nowrap">
        {headWords(head)}
        <Gusts words={gustWords(head, gustHead)} />
      </td>
      <td className="py-2 align-top">
        {crossWords(cross)}
        <Gusts words={gustWords(cross, gustCross)} />
      </td>
    </tr>
  );
}

function Gusts({ words }: { words: string | undefined }) {
  return words === undefined ? null : <span className="block text-ink-2">{words}</span>;
}

function namesOf(ends: readonly RunwayWind[]): string {
  return new Intl.ListFormat('es').format(ends.map(({ ident }) => ident));
}

function favouredWords(favoured: readonly RunwayWind[], wind: Wind, preferred: boolean): string {
  if (favoured.length > 0 && preferred)
    return `${favoured.length === 1 ? 'Pista preferente' : 'Pistas preferentes'}: ${namesOf(favoured)}`;
  if (favoured.length > 0)
    return `${favoured.length === 1 ? 'Pista favorable' : 'Pistas favorables'}: ${namesOf(favoured)}`;
  if (wind.speed === 0) return 'Viento en calma: vale cualquier pista';
  if (wind.direction === undefined)
    return `Viento variable: hasta ${formatKnots(strongestWind(wind))} de cara, de cola o cruzado en cualquier pista`;
  return 'Ninguna pista con viento de cara';
}

interface WeatherReportProps {
  /** The report as it came. */
  raw: string;
  /** Epoch milliseconds. */
  now: number;
  /** IANA time zone of the aerodrome. */
  timezone?: string | undefined;
  /** Runways of the aerodrome, for the wind on each. */
  runways?: readonly Runway[] | undefined;
  /** Departure or arrival; only runways for that use are shown. */
  use?: 'departures' | 'arrivals' | undefined;
  /** Wind limits of the type to be flown. */
  limits?: WindLimits | undefined;
}

/** A METAR decoded into Spanish, with its flight category and the wind on the runways; raw where it can't be read. */
export function WeatherReport({ raw, now, timezone, runways = [], use, limits }: WeatherReportProps) {
  const report = readReport(raw);
  if (report === undefined) {
    return (
      <div className="grid gap-2">
        <p>Este parte no se puede descifrar. Aquí está como ha llegado.</p>
        <RawReport raw={raw} />
      </div>
    );
  }
  const inUse = report.wind && runwaysInUse(runways, report.wind, use);
  return (
    <div className="@container grid gap-4">
      <HazardList
        hazards={hazardsOf(report, inUse?.proposed.length ? inUse.proposed : inUse?.winds, limits)}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CategoryBadge category={flightCategory(report)} />
        <ObservedTime time={report.time} now={now} timezone={timezone} />
        {remarkable(report).length > 0 && (
          <span className="text-sm text-ink-2">{remarkable(report).join(' · ')}</span>
        )}
      </p>
      {report.nil ? (
        <p>La estación no ha enviado datos esta vez.</p>
      ) : (
        <div className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
          <ReportDetails report={report} />
          {report.wind && runways.length > 0 && (
            <RunwayWinds icao={report.station} runways={runways} wind={report.wind} use={use} />
          )}
        </div>
      )}
      <RawReport raw={report.raw} unknown={report.unknown} remarks={report.remarks} />
      <p className="text-xs text-ink-2">
        La categoría es la de la FAA: la peor de las que dan el techo y la visibilidad.
      </p>
    </div>
  );
}

function remarkable({ special, automatic, corrected }: Report): string[] {
  return [special && 'Parte especial', corrected && 'Corregido', automatic && 'Estación automática'].filter(
    (word) => word !== false,
  );
}
