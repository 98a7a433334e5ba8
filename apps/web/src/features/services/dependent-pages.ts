import type { FeedId } from '@va/schemas/content/feeds.ts';
import { pageFrames } from '@va/schemas/content/frame-registry.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import type { PortalPageName } from '@va/schemas/pages/portal-pages.ts';
import { pageLabels } from '#app/config/pages/labels.built.ts';

/** A page of the portal that shows a frame or the data of a feed. */
export interface DependentPage {
  label: string;
  to: string;
}

/** Pages that show the data of a feed. */
const feedPages: Readonly<Record<FeedId, readonly PortalPageName[]>> = {
  'simbrief-plan': ['myPlan'],
  'vatsim-trafico': ['traffic'],
  'ivao-trafico': ['traffic'],
  taf: ['airport', 'flightPlan'],
  'vatsim-metar': ['home', 'airport', 'flightPlan', 'flightIdeas'],
};

/** Pages by the ids in `frames.yaml` and `feeds.yaml`. */
const fixedPages: ReadonlyMap<string, readonly PortalPageName[]> = new Map([
  ...Object.entries(pageFrames).map(([id, { page }]) => [id, [page]] as const),
  ...Object.entries(feedPages),
]);

/** The pages that show a frame or a feed; none when nothing in the portal uses it. */
export function pagesOf(id: string, tours: readonly Tour[]): readonly DependentPage[] {
  const fixed = (fixedPages.get(id) ?? []).flatMap((page) => pageLabels[page] ?? []);
  const ofTours = tours
    .filter((tour) => tour.frame === id)
    .map((tour) => ({ label: tour.name, to: tour.routePath }));
  return [...fixed, ...ofTours];
}
