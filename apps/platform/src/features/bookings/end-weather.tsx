import { useQuery } from '@tanstack/react-query';
import { formatAge } from '@va/domain/ages.ts';
import { flightCategory, type FlightCategory } from '@va/domain/metar/flight-category.ts';
import { observedAt } from '@va/domain/metar/observed.ts';
import { readReport } from '@va/domain/metar/read-report.ts';
import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { weatherQuery } from '#app/api/weather.ts';
import { portalAddress } from '#app/config/base-path.ts';
import { useNow } from '#app/lib/use-now.ts';

const TONES = {
  VFR: 'ok',
  MVFR: 'media',
  IFR: 'alta',
  LIFR: 'alta',
} as const satisfies Record<FlightCategory, BadgeTone>;

/** The last METAR of an end of the flight with its age, and the way to the airport’s page; as high before it comes as with it. */
export function EndWeather({ place }: { place: { icao: string; city: string } }) {
  const now = useNow();
  const { data } = useQuery(weatherQuery(place.icao));
  const metar = data?.metar ?? null;
  const report = metar === null ? undefined : readReport(metar);
  const category = report && flightCategory(report);
  const seen = report && observedAt(report.time, now);
  return (
    <div className="grid min-h-18 content-start gap-1 text-sm @4xl:min-h-14">
      <p className="flex flex-wrap items-center gap-2">
        <a
          href={portalAddress(`/operaciones/aeropuertos/${place.icao.toLowerCase()}`)}
          target="_blank"
          rel="noopener"
          className="font-mono font-bold text-link underline"
          aria-label={`${place.icao}, ficha del aeropuerto (pestaña nueva)`}
        >
          {place.icao}
        </a>
        {category && <StateBadge tone={TONES[category]}>{category}</StateBadge>}
        {seen && <span className="text-xs text-ink-2">{formatAge(now - seen.getTime())}</span>}
      </p>
      {metar !== null && <p className="font-mono text-xs wrap-anywhere text-ink-2">{metar}</p>}
      {data && metar === null && <p className="text-xs text-ink-2">Ahora no hay METAR.</p>}
    </div>
  );
}
