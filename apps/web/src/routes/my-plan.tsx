import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { findAirport } from '#app/content/airports.ts';
import { dispatchOf } from '#app/content/dispatch.ts';
import { findFeed } from '#app/content/feeds.ts';
import { MyPlanPage } from '#app/features/flight-plan/my-plan-page.tsx';
import { DecodedReport } from '#app/features/weather/lazy-weather.tsx';

export function Component() {
  const feed = findFeed('simbrief-plan');
  if (!feed) return <NotFoundPage />;
  return (
    <MyPlanPage
      feed={feed}
      zoneOf={(icao) => findAirport(icao)?.timezone}
      decode={(metar) => <DecodedReport raw={metar} />}
      dispatchOf={(from, to) => dispatchOf({ from, to })}
    />
  );
}
