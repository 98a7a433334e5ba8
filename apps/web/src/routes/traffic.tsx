import { airline } from '#app/content/airline.ts';
import { airports } from '#app/content/airports.ts';
import { tours } from '#app/content/tours.ts';
import { trafficFeeds } from '#app/content/traffic-feeds.ts';
import { usePilotIndicativo } from '#app/features/auth/use-pilot-indicativo.ts';
import { placesByCode } from '@va/domain/flights/network.ts';
import { TrafficPage } from '#app/features/traffic/traffic-page.tsx';

const places = placesByCode(
  airports,
  tours.flatMap(({ stops }) => stops),
);

export function Component() {
  const pilotIndicativo = usePilotIndicativo();
  return (
    <TrafficPage
      feeds={trafficFeeds}
      airlineName={airline.name}
      prefix={airline.icaoCode}
      places={places}
      pilotIndicativo={pilotIndicativo}
    />
  );
}
