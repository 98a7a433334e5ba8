import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Departure } from '#app/api/flights.ts';
import { weatherQuery } from '#app/api/weather.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import type { FlightMoment } from '#app/components/weather/flight-moment.tsx';
import { StationReport } from '#app/components/weather/station-report.tsx';

interface WeatherNowProps {
  departure: Pick<Departure, 'dep' | 'arr' | 'std' | 'sta'>;
  /** Link to more weather. */
  children?: ReactNode;
}

/** Present weather at departure and arrival, and the forecast for the flight's time at each. */
export function WeatherNow({ departure: { dep, arr, std, sta }, children }: WeatherNowProps) {
  return (
    <SectionCard title="Tiempo ahora">
      <ul className="grid divide-y divide-line">
        <Station icao={dep.icao} moment={{ label: 'A la salida', at: std }} />
        <Station icao={arr.icao} moment={{ label: 'A la llegada', at: sta }} />
      </ul>
      {children}
    </SectionCard>
  );
}

/** Room for a report of three lines is kept, so that little moves when it comes. */
function Station({ icao, moment }: { icao: string; moment: FlightMoment }) {
  const { data, isError } = useQuery(weatherQuery(icao));
  return (
    <li className="grid min-h-24 content-start gap-1 py-3 text-sm first:pt-0 last:pb-0">
      <StationReport icao={icao} metar={data?.metar} taf={data?.taf} moment={moment} failed={isError} />
    </li>
  );
}
