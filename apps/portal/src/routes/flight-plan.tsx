import { airline } from '#app/content/airline.ts';
import { airports } from '#app/content/airports.ts';
import { findFeed } from '#app/content/feeds.ts';
import { frameById } from '#app/content/frames.ts';
import { sections } from '#app/content/sections.ts';
import { FlightBriefingPage } from '#app/features/flight-plan/flight-briefing-page.tsx';
import { FlightWeather } from '#app/features/weather/flight-weather.tsx';

export function Component() {
  const metar = findFeed('vatsim-metar');
  return (
    <FlightBriefingPage
      dispatch={frameById('despacho')}
      weather={metar && <FlightWeather feed={metar} airports={airports} base={airline.base.icao} />}
      weatherFrames={[frameById('mapa-meteorologico'), frameById('pagina-meteorologica')]}
      hasMyPlan={findFeed('simbrief-plan') !== undefined}
      hasBriefings={sections.briefings}
    />
  );
}
