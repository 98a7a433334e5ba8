import { FileText } from 'lucide-react';
import { DispatchButton } from '#app/components/flights/dispatch-button.tsx';
import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { findAirport } from '#app/content/airports.ts';
import { dispatchOf } from '#app/content/dispatch.ts';
import { findFeed } from '#app/content/feeds.ts';
import { MyPlanPage } from '#app/features/flight-plan/my-plan-page.tsx';
import { DecodedReport } from '#app/features/weather/lazy-weather.tsx';
import { paths } from '#app/lib/paths.ts';

export function Component() {
  const feed = findFeed('simbrief-plan');
  if (!feed) return <NotFoundPage />;
  return (
    <MyPlanPage
      feed={feed}
      zoneOf={(icao) => findAirport(icao)?.timezone}
      decode={(metar) => <DecodedReport raw={metar} />}
      again={({ origin, destination }) => {
        const [from, to] = [origin.icao, destination.icao];
        const dispatch = dispatchOf({ from, to });
        return (
          dispatch && <DispatchButton dispatch={dispatch} from={from} to={to} label="Preparar de nuevo en" />
        );
      }}
      actions={
        <ButtonLink to={paths.flightPlan}>
          <FileText aria-hidden className="size-4" />
          Briefing de vuelo
        </ButtonLink>
      }
    />
  );
}
