import type { Tour } from '@va/schemas/content/tours.ts';
import { paths } from '#app/lib/paths.ts';

/** A page of the portal that shows a frame or the data of a feed. */
export interface DependentPage {
  label: string;
  to: string;
}

/** Frames and feeds with pages of their own in the code, by id in `frames.yaml` and `feeds.yaml`. */
const fixedPages: ReadonlyMap<string, readonly DependentPage[]> = new Map(
  Object.entries({
    reservas: [{ label: 'Reservar vuelo', to: paths.booking }],
    'mis-vuelos': [{ label: 'Mi perfil', to: paths.profile }],
    'mapa-en-vivo': [{ label: 'Inicio', to: paths.home }],
    despacho: [{ label: 'Briefing de vuelo', to: paths.flightPlan }],
    'mapa-meteorologico': [{ label: 'Briefing de vuelo', to: paths.flightPlan }],
    'pagina-meteorologica': [{ label: 'Briefing de vuelo', to: paths.flightPlan }],
    'puntos-rangos': [{ label: 'Puntos y rangos', to: paths.pointsAndRanks }],
    pilotos: [{ label: 'Pilotos', to: paths.pilots }],
    'briefing-aeropuerto': [{ label: 'La ficha de cada aeropuerto', to: paths.airports }],
    'mapa-asientos': [{ label: 'La ficha de cada avión', to: paths.fleet }],
    'simbrief-plan': [{ label: 'Mi último plan', to: paths.myPlan }],
    'vatsim-trafico': [{ label: 'Tráfico en vivo', to: paths.traffic }],
    'ivao-trafico': [{ label: 'Tráfico en vivo', to: paths.traffic }],
    'vatsim-metar': [
      { label: 'Inicio', to: paths.home },
      { label: 'La ficha de cada aeropuerto', to: paths.airports },
      { label: 'Briefing de vuelo', to: paths.flightPlan },
      { label: '¿Qué vuelo hoy?', to: paths.flightIdeas },
    ],
  }),
);

/** The pages that show a frame or a feed; none when nothing in the portal uses it. */
export function pagesOf(id: string, tours: readonly Tour[]): readonly DependentPage[] {
  const ofTours = tours
    .filter((tour) => tour.frame === id)
    .map((tour) => ({ label: tour.name, to: tour.routePath }));
  return [...(fixedPages.get(id) ?? []), ...ofTours];
}
