import { useQuery } from '@tanstack/react-query';
import { weatherQuery } from '#app/api/weather.ts';
import type { FlightMoment } from '#app/components/weather/flight-moment.tsx';
import { StationReport } from '#app/components/weather/station-report.tsx';

interface EndWeatherProps {
  place: { icao: string };
  moment: FlightMoment;
}

/**
 * Latest METAR of one end of the flight and the forecast for its time there; reserves its space before the data arrive.
 */
export function EndWeather({ place, moment }: EndWeatherProps) {
  const { data, isError } = useQuery(weatherQuery(place.icao));
  return (
    <div className="grid min-h-40 content-start gap-1 text-sm @4xl:min-h-32">
      <StationReport icao={place.icao} metar={data?.metar} taf={data?.taf} moment={moment} failed={isError} />
    </div>
  );
}
