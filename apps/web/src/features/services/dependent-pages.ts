import type { FeedId } from '@va/schemas/content/feeds.ts';
import { pageFrames } from '@va/schemas/content/frame-registry.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import { paths } from '#app/lib/paths.ts';

/** A page of the portal that shows a frame or the data of a feed. */
export interface DependentPage {
  label: string;
  to: string;
}

/** Pages that show the data of a feed. */
const feedPages: Readonly<Record<FeedId, readonly DependentPage[]>> = {
  'simbrief-plan': [{ label: 'Mi último plan', to: paths.myPlan }],
  'vatsim-trafico': [{ label: 'Tráfico en las redes', to: paths.traffic }],
  'ivao-trafico': [{ label: 'Tráfico en las redes', to: paths.traffic }],
  taf: [
    { label: 'La ficha de cada aeropuerto', to: paths.airports },
    { label: 'Briefing de vuelo', to: paths.flightPlan },
  ],
  'vatsim-metar': [
    { label: 'Inicio', to: paths.home },
    { label: 'La ficha de cada aeropuerto', to: paths.airports },
    { label: 'Briefing de vuelo', to: paths.flightPlan },
    { label: '¿Qué vuelo hoy?', to: paths.flightIdeas },
  ],
};

/** By id in `frames.yaml` and `feeds.yaml`. */
const fixedPages: ReadonlyMap<string, readonly DependentPage[]> = new Map([
  ...Object.entries(pageFrames).map(([id, { label, page }]) => [id, [{ label, to: paths[page] }]] as const),
  ...Object.entries(feedPages),
]);

/** The pages that show a frame or a feed; none when nothing in the portal uses it. */
export function pagesOf(id: string, tours: readonly Tour[]): readonly DependentPage[] {
  const ofTours = tours
    .filter((tour) => tour.frame === id)
    .map((tour) => ({ label: tour.name, to: tour.routePath }));
  return [...(fixedPages.get(id) ?? []), ...ofTours];
}
