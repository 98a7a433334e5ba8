import { formatAge } from '@va/domain/ages.ts';
import { flightCategory, type FlightCategory } from '@va/domain/metar/flight-category.ts';
import { observedAt, OLD_REPORT_MS } from '@va/domain/metar/observed.ts';
import { readReport } from '@va/domain/metar/read-report.ts';
import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { clsx } from 'clsx';
import { History } from 'lucide-react';
import { portalAddress } from '#app/config/base-path.ts';
import { useNow } from '#app/lib/use-now.ts';

const TONES = {
  VFR: 'ok',
  MVFR: 'media',
  IFR: 'alta',
  LIFR: 'alta',
} as const satisfies Record<FlightCategory, BadgeTone>;

interface StationReportProps {
  icao: string;
  /** As the source gives it; null when there is none now, undefined until one has come. */
  metar: string | null | undefined;
  /** It could not be asked for. */
  failed?: boolean;
}

/** The last METAR of an airport with its category and its age, and the way to the airport’s page. */
export function StationReport({ icao, metar, failed = false }: StationReportProps) {
  const now = useNow();
  const report = metar ? readReport(metar) : undefined;
  const category = report && flightCategory(report);
  const seen = report && observedAt(report.time, now);
  const age = seen && now - seen.getTime();
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
      {metar === null && <p className="text-xs text-ink-2">Ahora no hay METAR.</p>}
      {metar === undefined && failed && <p className="text-xs text-ink-2">El METAR no ha llegado.</p>}
    </>
  );
}
