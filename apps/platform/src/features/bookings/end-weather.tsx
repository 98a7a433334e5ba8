import { useQuery } from '@tanstack/react-query';
import { weatherQuery } from '#app/api/weather.ts';
import { StationReport } from '#app/components/weather/station-report.tsx';

/** The last METAR of an end of the flight; as high before it comes as with it. */
export function EndWeather({ place }: { place: { icao: string; city: string } }) {
  const { data, isError } = useQuery(weatherQuery(place.icao));
  return (
    <div className="grid min-h-18 content-start gap-1 text-sm @4xl:min-h-14">
      <StationReport icao={place.icao} metar={data?.metar} failed={isError} />
    </div>
  );
}
