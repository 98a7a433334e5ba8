import { airline } from '#app/content/airline.ts';
import { airports } from '#app/content/airports.ts';
import { places } from '#app/content/places.ts';
import { trafficFeeds } from '#app/content/traffic-feeds.ts';
import { usePilotIndicativo } from '#app/features/auth/use-pilot-indicativo.ts';
import { TrafficPage } from '#app/features/traffic/traffic-page.tsx';

export function Component() {
  const pilotIndicativo = usePilotIndicativo();
  return (
    <TrafficPage
      feeds={trafficFeeds}
      airlineName={airline.name}
      prefix={airline.icaoCode}
      network={airports}
      places={places}
      pilotIndicativo={pilotIndicativo}
    />
  );
}
