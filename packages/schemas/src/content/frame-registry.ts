/** The frames that pages of the portal show, each named here alone; those of the tours are named in tours.yaml. */
import type { PortalPageName } from '../pages/portal-pages.ts';

interface PageFrame {
  /** Name of the page in the table of the portal's pages. */
  page: PortalPageName;
  /** Where the address of the page shown stands: in frames.yaml itself, or with each airport or aircraft. */
  address: 'frame' | 'briefingUrl' | 'seatMapUrl';
  /**
   * What it shows where the airline runs its own platform: a page as in `platform-pages.ts`. Until the platform has that page,
   * the frame shows what frames.yaml says.
   */
  platform?: string;
}

/** By `id` in frames.yaml. The content check asks for every one of them. */
export const pageFrames = {
  reservas: { page: 'booking', address: 'frame', platform: 'vuelos' },
  'mis-vuelos': { page: 'profile', address: 'frame', platform: 'informes' },
  'mapa-en-vivo': { page: 'home', address: 'frame', platform: 'mapa' },
  despacho: { page: 'flightPlan', address: 'frame' },
  'mapa-meteorologico': { page: 'flightPlan', address: 'frame' },
  'pagina-meteorologica': { page: 'flightPlan', address: 'frame' },
  'puntos-rangos': { page: 'pointsAndRanks', address: 'frame', platform: 'puntos' },
  pilotos: { page: 'pilots', address: 'frame', platform: 'pilotos' },
  'briefing-aeropuerto': {
    page: 'airport',
    address: 'briefingUrl',
  },
  'mapa-asientos': { page: 'aircraft', address: 'seatMapUrl' },
} as const satisfies Record<string, PageFrame>;

/** The same for the stages of a tour, `:id` being the tour's, and for the form of a report by hand. */
export const TOUR_PAGE = 'tours/:id';
export const MANUAL_REPORT_PAGE = 'informes/manual';

/** `id` of a frame that a page of the portal shows. */
export type PageFrameId = keyof typeof pageFrames;

/** What the registry says of a frame; undefined for the frame of a tour, or of nothing. */
export function pageFrame(id: string): PageFrame | undefined {
  return Object.hasOwn(pageFrames, id) ? pageFrames[id as PageFrameId] : undefined;
}

/** `id` of the frame whose addresses come from this field. */
export function frameOfField(field: 'briefingUrl' | 'seatMapUrl'): PageFrameId {
  const ids = Object.keys(pageFrames) as PageFrameId[];
  const found = ids.find((id) => pageFrames[id].address === field);
  if (found === undefined) throw new Error(`No frame takes its address from ${field}`);
  return found;
}
