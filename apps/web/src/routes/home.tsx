import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { portalPaths } from '#app/config/pages/addresses.built.ts';
import { quickLinks } from '#app/config/pages/quick-links.built.ts';
import { airline } from '#app/content/airline.ts';
import { isAvailable } from '#app/content/available.ts';
import { base } from '#app/content/base.ts';
import { findFeed } from '#app/content/feeds.ts';
import { focusAirports } from '#app/content/focus-airports.ts';
import { frameById, isOwnView } from '#app/content/frames.ts';
import { notamHeads } from '#app/content/notam-heads.ts';
import { pageLabel } from '#app/content/page-label.ts';
import { sections } from '#app/content/sections.ts';
import { AirportClock } from '#app/features/airports/airport-clock.tsx';
import { RunwayDiagram } from '#app/features/airports/runway-diagram.tsx';
import { usePilotIndicativo } from '#app/features/auth/use-pilot-indicativo.ts';
import { FocusCarousel } from '#app/features/focus-airports/focus-carousel.tsx';
import { BaseBanner } from '#app/features/home/base-banner.tsx';
import { BoardingPasses } from '#app/features/home/boarding-passes.tsx';
import { QuickLinks } from '#app/features/home/quick-links.tsx';
import { WelcomeBanner } from '#app/features/home/welcome-banner.tsx';
import { LatestNotam } from '#app/features/notams/latest-notam.tsx';
import { usePilotInfo } from '#app/features/profile/use-pilot-info.ts';
import { AirportWeatherStrip } from '#app/features/weather/lazy-weather.tsx';
import { GoalPart } from './parts/goal-part.tsx';
import { PilotPart } from './parts/pilot-part.tsx';
import { PlatformPart } from './parts/platform-part.tsx';

/** Links to pages that are in no menu and that this airline has. */
const links = quickLinks
  .map(([page, label]) => ({ label: pageLabel(page, label), to: portalPaths[page] }))
  .filter(({ to }) => isAvailable(to));

/** The flights of now: the platform's own map, or the provider's page. */
function LiveMap() {
  const frame = frameById('mapa-en-vivo');
  if (!OWN_PLATFORM || !isOwnView(frame)) return <EmbedFrame frame={frame} />;
  return (
    <section aria-labelledby="mapa-en-vivo" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id="mapa-en-vivo" className="text-xl font-bold">
        Mapa en vivo
      </h2>
      <PlatformPart
        page="map"
        what="El mapa en vivo"
        load={() => import('./parts/live-map-part.tsx')}
        atOnce={false}
      />
    </section>
  );
}

export function Component() {
  const pilotIndicativo = usePilotIndicativo();
  const { data: pilot } = usePilotInfo(pilotIndicativo);
  const metar = findFeed('vatsim-metar');
  return (
    <div className="grid gap-6">
      <WelcomeBanner airlineName={airline.name} pilot={pilot} />
      <LatestNotam notams={notamHeads} />
      {OWN_PLATFORM && <PilotPart />}
      {OWN_PLATFORM && sections.goal && <GoalPart />}
      <section aria-labelledby="puertas" className="grid gap-4">
        <h2 id="puertas" className="text-xl font-bold">
          Puertas de embarque
        </h2>
        <BoardingPasses />
        <QuickLinks links={links} />
      </section>
      <div className="grid grid-cols-1 gap-6 min-[100rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <BaseBanner
          base={base}
          runways={<RunwayDiagram icao={base.icao} runways={base.runways} />}
          clock={<AirportClock timezone={base.timezone} city={base.name} />}
          weather={metar && <AirportWeatherStrip feed={metar} airport={base} />}
        />
        <LiveMap />
      </div>
      {focusAirports.length > 0 && (
        <div className="grid gap-4">
          <h2 id="focus-airports" className="text-xl font-bold">
            Focus Airports
          </h2>
          <FocusCarousel destinations={focusAirports} titleId="focus-airports" />
        </div>
      )}
      {OWN_PLATFORM && !sections.goal && <GoalPart />}
    </div>
  );
}
