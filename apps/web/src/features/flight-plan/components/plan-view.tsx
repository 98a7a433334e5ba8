import type { ReactNode } from 'react';
import { formatNumber } from '@va/domain/numbers.ts';
import type {
  FlightPlan,
  PlanAirport,
  PlanMass,
  PlanMoment,
  PlanDownload,
} from '@va/domain/flight-plan/flight-plan.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { PlanReports } from './plan-reports.tsx';
import { PlanRoute } from './plan-route.tsx';
import { filled, PlanList, PlanSection, type PlanRow } from './plan-section.tsx';
import { Duration } from './plan-strip.tsx';
import { PlanTime } from './plan-moment.tsx';
import { fuelWords, massWords, optionalFuels } from '../plan-words.ts';
import { Download } from 'lucide-react';
import { ExternalButtonLink, ExternalLink } from '#app/components/links/external-link.tsx';

/** Files of the plan to download: PDF, charts, and files for simulators. */
function PlanFiles({ plan: { downloads, maps }, provider }: { plan: FlightPlan; provider: string }) {
  const isPdf = ({ url }: PlanDownload) => /\.pdf$/i.test(url);
  const documents = downloads.filter(isPdf);
  const others = downloads.filter((file) => !isPdf(file));
  if (downloads.length === 0 && maps.length === 0) return null;
  return (
    <PlanSection title="Descargas">
      <div className="grid gap-4">
        {documents.length > 0 && (
          <p className="flex flex-wrap gap-3">
            {documents.map(({ name, url }) => (
              <ExternalButtonLink key={url} href={url} variant="primary">
                <Download aria-hidden className="size-4" />
                {name}
              </ExternalButtonLink>
            ))}
          </p>
        )}
        <p className="text-sm text-ink-2">Los archivos están en {provider} y se abren en otra pestaña.</p>
        <FileList title="Mapas de la ruta" files={maps} />
        <FileList title="Para el simulador y sus aviones" files={others} />
      </div>
    </PlanSection>
  );
}

/** Files of a plan, folded until they are looked for; nothing where there are none. */
function FileList({ title, files }: { title: string; files: readonly PlanDownload[] }) {
  if (files.length === 0) return null;
  return (
    <details className="rounded-md border border-line">
      <summary className="cursor-pointer px-4 py-2.5 font-bold">{title}</summary>
      <ul className="columns-[14rem] gap-x-6 px-4 pb-3" lang="en" translate="no">
        {files.map(({ name, url }) => (
          <li key={url} className="break-inside-avoid">
            <ExternalLink href={url} className="min-h-8 text-sm text-link underline">
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PlanViewProps {
  plan: FlightPlan;
  provider: string;
  /** Zone of an airport of the network. */
  zoneOf: (icao: string) => string | undefined;
  /** A report in words; undefined where the portal decodes none. */
  decode: ((metar: string) => ReactNode) | undefined;
}

/** The plan below its strip, without the parts that it lacks. */
export function PlanView({ plan, provider, zoneOf, decode }: PlanViewProps) {
  const moments = timeRows(plan, zoneOf);
  const lists = [
    { title: 'Combustible', rows: fuelRows(plan) },
    { title: 'Pesos', rows: weightRows(plan) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <PlanRoute plan={plan} />
      {moments.length > 0 && (
        <PlanSection title="Tiempos">
          <div className="@container">
            <PlanList rows={moments} wide />
          </div>
        </PlanSection>
      )}
      {lists.length > 0 && (
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @2xl:grid-cols-2">
            {lists.map(({ title, rows }) => (
              <PlanSection key={title} title={title}>
                <PlanList rows={rows} />
              </PlanSection>
            ))}
          </div>
        </div>
      )}
      <PlanReports plan={plan} decode={decode} />
      <PlanAlternates plan={plan} />
      <PlanFiles plan={plan} provider={provider} />
    </>
  );
}

/** Alternate airports, with route and fuel to each. */
function PlanAlternates({ plan: { alternates } }: { plan: FlightPlan }) {
  if (alternates.length === 0) return null;
  return (
    <PlanSection title={alternates.length === 1 ? 'Alternativo' : 'Alternativos'}>
      <ul className="grid divide-y divide-line">
        {alternates.map(({ icao, name, runway, distanceNm, minutes, burn, route, metar }) => (
          <li key={icao} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-mono text-lg font-bold tracking-wider">{icao}</span>
              {name && <span>{name}</span>}
              {runway && <span className="text-sm text-ink-2">pista {runway}</span>}
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
              {distanceNm !== undefined && <span>{formatMiles(distanceNm)}</span>}
              {minutes !== undefined && <Duration minutes={minutes} />}
              {burn && <span>{massWords(burn)}</span>}
            </p>
            {route && (
              <p translate="no" className="font-mono text-sm break-words">
                {route}
              </p>
            )}
            {metar && (
              <p translate="no" className="font-mono text-sm break-words text-ink-2">
                {metar}
              </p>
            )}
          </li>
        ))}
      </ul>
    </PlanSection>
  );
}

function fuelRows({ fuel }: FlightPlan): PlanRow[] {
  return filled(
    fuelWords
      .filter(([item]) => !(optionalFuels.has(item) && fuel[item]?.kg === 0))
      .map(([item, term]) => ({ term, value: words(fuel[item]) })),
  );
}

function weightRows({ weights }: FlightPlan): PlanRow[] {
  const { passengers } = weights;
  return filled([
    // A freighter has none.
    { term: 'Pasajeros', value: passengers !== undefined && passengers > 0 && formatNumber(passengers) },
    { term: 'Bodega (cargo)', value: words(weights.cargo) },
    { term: 'Carga de pago (payload)', value: words(weights.payload) },
    { term: 'Sin combustible (ZFW)', value: withLimit(weights.zeroFuel, weights.maxZeroFuel) },
    { term: 'Al despegue (TOW)', value: withLimit(weights.takeoff, weights.maxTakeoff) },
    { term: 'Al aterrizaje (LDW)', value: withLimit(weights.landing, weights.maxLanding) },
  ]);
}

function timeRows({ times, origin, destination }: FlightPlan, zoneOf: PlanViewProps['zoneOf']): PlanRow[] {
  const moment = (term: string, { estimated, scheduled }: PlanMoment, airport: PlanAirport): PlanRow => {
    const at = estimated ?? scheduled;
    const clock = { timeZone: zoneOf(airport.icao), utcOffset: airport.utcOffset };
    return { term, value: at && <PlanTime at={at} clock={clock} /> };
  };
  const duration = (term: string, minutes: number | undefined): PlanRow => ({
    term,
    value: minutes !== undefined && <Duration minutes={minutes} />,
  });
  return filled([
    moment('Fuera calzos (OUT)', times.out, origin),
    moment('Despegue (OFF)', times.off, origin),
    moment('Toma (ON)', times.on, destination),
    moment('En calzos (IN)', times.in, destination),
    duration('Tiempo de bloque', times.block),
    duration('Tiempo en vuelo', times.enroute),
    duration('Autonomía', times.endurance),
  ]);
}

function words(mass: PlanMass | undefined): string | undefined {
  return mass && massWords(mass);
}

function withLimit(mass: PlanMass | undefined, limit: PlanMass | undefined): ReactNode {
  if (!mass) return undefined;
  return (
    <>
      {massWords(mass)}
      {limit && (
        <span className="block text-sm font-normal text-ink-2">
          {mass.kg > limit.kg ? 'supera el máximo de' : 'de un máximo de'} {massWords(limit)}
        </span>
      )}
    </>
  );
}
