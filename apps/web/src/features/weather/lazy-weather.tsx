/** The weather components, loaded apart because the METAR decoder is large; each reserves its place. */
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import type { ReportInWordsProps } from './report-in-words.tsx';
import type { StationForecastProps } from './station-forecast.tsx';
import type { StationWeatherProps } from './station-weather.tsx';
import { WaitingReport } from './waiting-report.tsx';

const loadWeather = async () => (await import('./station-weather.tsx')).StationWeather;
const loadForecast = async () => (await import('./station-forecast.tsx')).StationForecast;
const loadStrip = async () => (await import('./weather-strip.tsx')).WeatherStrip;
const loadCategory = async () => (await import('./station-category.tsx')).StationCategory;

const loadWords = async () => (await import('./report-in-words.tsx')).ReportInWords;

const WHAT = 'La meteorología';
const waiting = <p className="text-sm text-ink-2">Cargando la meteorología…</p>;

/** The whole report of an airport. */
export function AirportWeather(props: StationWeatherProps) {
  return (
    <Card className="@container grid p-5 sm:p-6">
      <LazyPart what={WHAT} load={loadWeather} props={props} fallback={<WaitingReport />} />
    </Card>
  );
}

/** The report in one line, to join to the foot of a card. */
export function AirportWeatherStrip(props: StationWeatherProps) {
  return (
    <div className="flex min-h-44 items-center border-t border-line px-5 py-3 @xl:min-h-28 @xl:px-6">
      <LazyPart what={WHAT} load={loadStrip} props={props} fallback={waiting} />
    </div>
  );
}

/** The whole forecast of an airport. */
export function AirportForecast(props: StationForecastProps) {
  return (
    <Card className="@container grid p-5 sm:p-6">
      <LazyPart what="La previsión" load={loadForecast} props={props} fallback={waiting} />
    </Card>
  );
}

/** The flight category alone. */
export function AirportCategory(props: StationWeatherProps) {
  return (
    <LazyPart
      what={WHAT}
      load={loadCategory}
      props={props}
      fallback={<span className="text-sm text-ink-2">…</span>}
    />
  );
}

/** A report that came from elsewhere, in words. */
export function DecodedReport(props: ReportInWordsProps) {
  return <LazyPart what={WHAT} load={loadWords} props={props} fallback={waiting} />;
}
