import type { Runway } from '@va/schemas/content/runways.ts';
import { flightCategory } from '@va/domain/metar/flight-category.ts';
import { hazardsOf, type WindLimits } from '@va/domain/metar/hazards.ts';
import { readReport } from '@va/domain/metar/read-report.ts';
import type { Report } from '@va/domain/metar/report.ts';
import { runwaysInUse } from '@va/domain/metar/runways-in-use.ts';
import { CategoryBadge } from './category-badge.tsx';
import { HazardList } from './hazard-list.tsx';
import { ObservedTime } from './observed-time.tsx';
import { RawReport } from './raw-report.tsx';
import { ReportDetails } from './report-details.tsx';
import { RunwayWinds } from './runway-winds.tsx';

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
