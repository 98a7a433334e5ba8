import { formatFeet, formatKnots, withUnit } from '@va/domain/quantities.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Card } from '@va/ui/controls/card.tsx';
import type { PageState } from '../services/cockpit-api.ts';

/** Size of the drawing, in its own units, and the least that its axes reach: minutes and ft. */
const WIDTH = 600;
const HEIGHT = 160;
const LEAST_MIN = 10;
const LEAST_FT = 5000;

/** The altitude over the time as the flight grows, with its instruments and how much has been sent. */
export function FlightProfile({ state }: { state: PageState }) {
  const { flight, profile, touchdown, instruments } = state;
  if (!flight) return null;
  const minutes = Math.max(LEAST_MIN, ...profile.map(([minute]) => minute));
  const top = Math.max(LEAST_FT, ...profile.map(([, altFt]) => altFt));
  const line = profile
    .map(([minute, altFt]) => `${(minute / minutes) * WIDTH},${HEIGHT - (Math.max(0, altFt) / top) * HEIGHT}`)
    .join(' ');
  const highest = Math.max(0, ...profile.map(([, altFt]) => altFt));
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-lg font-bold">{flight.name}</h2>
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        role="img"
        aria-label={`Perfil del vuelo: hasta ahora, ${formatFeet(highest)} como máximo`}
        className="w-full"
      >
        <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} stroke="var(--color-line)" />
        <polyline points={line} fill="none" stroke="var(--color-link)" strokeWidth="2" />
      </svg>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
        <Figure name="Altitud" value={instruments?.altFt} show={formatFeet} />
        <Figure name="Velocidad" value={instruments?.gsKt} show={formatKnots} />
        <Figure name="Régimen" value={instruments?.vsFpm} show={(fpm) => withUnit(fpm, 'ft/min')} />
        <Figure name="Combustible" value={instruments?.fuelKg} show={(kg) => withUnit(kg, 'kg')} />
      </dl>
      {touchdown !== null && <p className="font-bold">Toma: {touchdown}</p>}
      <p className="text-sm text-ink-2">
        {countOf(flight.points, 'punto grabado', 'puntos grabados')}
        {flight.waiting > 0 && `, ${countOf(flight.waiting, 'por enviar', 'por enviar')}`}
      </p>
      {flight.report !== null && (
        <p>
          <a className="text-link underline" href={flight.report} target="_blank" rel="noreferrer">
            Ver el informe en la plataforma
          </a>
        </p>
      )}
    </Card>
  );
}

interface FigureProps {
  name: string;
  value: number | null | undefined;
  show(value: number): string;
}

function Figure({ name, value, show }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-mono">{value === null || value === undefined ? 'sin dato' : show(value)}</dd>
    </div>
  );
}
