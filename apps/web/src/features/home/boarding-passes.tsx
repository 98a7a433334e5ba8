import { Link } from 'react-router';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import { paths } from '#app/lib/paths.ts';

const passes = [
  {
    gate: 'Puerta 1',
    code: 'RES',
    title: 'Reservar un vuelo',
    text: 'Elige ruta y avión en la plataforma de la aerolínea.',
    call: 'Reservar',
    to: paths.booking,
  },
  {
    gate: 'Puerta 2',
    code: 'OFP',
    title: 'Briefing de vuelo',
    text: 'Plan operacional, viento y previsión de la ruta.',
    call: 'Preparar',
    to: paths.flightPlan,
  },
  {
    gate: 'Puerta 3',
    code: 'LOG',
    title: 'Mis vuelos',
    text: 'Tus vuelos en la plataforma y tus datos de piloto.',
    call: 'Abrir',
    to: paths.flights,
  },
] as const;

/** The three ways on from home, as boarding passes with a perforated stub. */
export function BoardingPasses() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {passes.map((pass) => (
        <li key={pass.code}>
          <Link to={pass.to} className={`${linkCardClass} relative flex h-full overflow-hidden`}>
            <span className="grid grow content-start gap-1 p-4 sm:p-5 lg:p-4 2xl:p-5">
              <span className="text-xs font-bold tracking-[0.14em] text-link uppercase">{pass.gate}</span>
              <span className="text-lg leading-tight font-bold">{pass.title}</span>
              <span className="text-sm text-ink-2">{pass.text}</span>
            </span>
            <span className="relative grid w-28 shrink-0 sm:w-32 lg:w-28 2xl:w-32 content-between justify-items-center gap-4 border-l-2 border-dashed border-line bg-surface-2 px-2 py-5">
              <Notch className="-top-2.5" />
              <span aria-hidden className="font-mono text-xl tracking-[0.2em] text-ink-2">
                {pass.code}
              </span>
              <span className="rounded-md bg-amber px-3 py-2 font-bold sm:px-4 lg:px-3 2xl:px-4 text-on-amber group-hover:bg-amber-strong">
                {pass.call}
              </span>
              <Notch className="-bottom-2.5" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Notch at the perforation of the stub. */
function Notch({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`absolute -left-[11px] size-5 rounded-full border border-line bg-background ${className}`}
    />
  );
}
