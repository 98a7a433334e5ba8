import type { SignedIn } from '#app/api/use-session.ts';
import type { MenuEntry } from '#app/components/layout/top-bar.tsx';
import { paths } from '#app/config/paths.ts';

/** The entries of the menu that lead somewhere for this person. */
export function menuFor(can: SignedIn['can']): MenuEntry[] {
  return [
    { label: 'Hoy', to: paths.today },
    { label: 'Vuelos', to: paths.flights },
    { label: 'Reservas', to: paths.bookings },
    { label: 'Bitácora', to: paths.reports },
    { label: 'Tours', to: paths.tours },
    { label: 'Eventos', to: paths.events },
    { label: 'Avisos', to: paths.notices },
    { label: 'Mapa', to: paths.map },
    { label: 'Flota', to: paths.fleet },
    { label: 'Puntos', to: paths.points },
    { label: 'Pilotos', to: paths.pilots },
    { label: 'Estadísticas', to: paths.statistics },
    ...(can('reports.review') || can('pilots.state') || can('jobs.run') || can('audit.read')
      ? [{ label: 'Mesa', to: paths.desk }]
      : []),
  ];
}
