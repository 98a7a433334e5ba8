import { formatAge } from '@va/domain/ages.ts';
import { flightCategory } from '@va/domain/metar/flight-category.ts';
import { hazardsOf } from '@va/domain/metar/hazards.ts';
import { observedAt, OLD_REPORT_MS } from '@va/domain/metar/observed.ts';
import { readReport } from '@va/domain/metar/read-report.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { clsx } from 'clsx/lite';
import { History, TriangleAlert } from 'lucide-react';
import { portalAddress } from '#app/config/base-path.ts';
import { useNow } from '#app/lib/use-now.ts';
import { type FlightMoment, FlightMomentForecast, TONES } from './flight-moment.tsx';

interface StationReportProps {
  icao: string;
  /** METAR as the source gives it; null if there is none at present, undefined before the first answer. */
  metar: string | null | undefined;
  /** The forecast as the source gives it, where there is one. */
  taf?: string | null | undefined;
  /** The flight's time at the airport, for which the forecast is shown. */
  moment?: FlightMoment | undefined;
  /** The request failed. */
  failed?: boolean;
}

/** The latest METAR of an airport with category, age and hazards, a link to its page, and the forecast. */
export function StationReport({ icao, metar, taf, moment, failed = false }: StationReportProps) {
  const now = useNow();
  const report = metar ? readReport(metar) : undefined;
  const category = report && flightCategory(report);
  const seen = report && observedAt(report.time, now);
  const age = seen && now - seen.getTime();
  const hazards = report ? hazardsOf(report) : [];
  const isOld = age !== undefined && age > OLD_REPORT_MS;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <a
          href={portalAddress(`/operaciones/aeropuertos/${icao.toLowerCase()}`)}
          target="_blank"
          rel="noopener"
          className="font-mono font-bold text-link underline"
          aria-label={`${icao}, ficha del aeropuerto (pestaña nueva)`}
        >
          {icao}
        </a>
        {category && <StateBadge tone={TONES[category]}>{category}</StateBadge>}
        {age !== undefined && (
          <span
            className={clsx(
              'inline-flex items-center gap-1 text-xs',
              isOld ? 'font-bold text-media' : 'text-ink-2',
            )}
          >
            {isOld && <History aria-hidden className="size-3.5" />}
            {isOld && 'Parte antiguo: '}
            {formatAge(age)}
          </span>
        )}
      </p>
      {metar && (
        <p translate="no" className="font-mono text-xs wrap-anywhere text-ink-2">
          {metar}
        </p>
      )}
      {hazards.length > 0 && (
        <p className="flex items-start gap-1 text-xs font-bold text-alta">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {hazards.map(({ words }) => words).join(' · ')}
        </p>
      )}
      {report && report.unknown.length > 0 && (
        <p className="text-xs text-ink-2">
          No entendido:{' '}
          <span translate="no" className="font-mono wrap-anywhere">
            {report.unknown.join(' ')}
          </span>
        </p>
      )}
      {taf && moment && <FlightMomentForecast taf={taf} moment={moment} />}
      {metar === null && <p className="text-xs text-ink-2">Ahora no hay METAR.</p>}
      {metar === undefined && failed && <p className="text-xs text-ink-2">El METAR no ha llegado.</p>}
    </>
  );
}
