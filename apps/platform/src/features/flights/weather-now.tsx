import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { weatherQuery } from '#app/api/weather.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { StationReport } from '#app/components/weather/station-report.tsx';

interface WeatherNowProps {
  airports: readonly string[];
  /** Where there is more to read before the flight. */
  children?: ReactNode;
}

/** The present weather where the flight departs and where it arrives. */
export function WeatherNow({ airports, children }: WeatherNowProps) {
  return (
    <SectionCard title="Tiempo ahora">
      <ul className="grid divide-y divide-line">
        {airports.map((icao) => (
          <Station key={icao} icao={icao} />
        ))}
      </ul>
      {children}
    </SectionCard>
  );
}

/** Room for a report of three lines is kept, so that little moves when it comes. */
function Station({ icao }: { icao: string }) {
  const { data, isError } = useQuery(weatherQuery(icao));
  return (
    <li className="grid min-h-24 content-start gap-1 py-3 text-sm first:pt-0 last:pb-0">
      <StationReport icao={icao} metar={data?.metar} failed={isError} />
    </li>
  );
}
