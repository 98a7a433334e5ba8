/** Where `plataforma: propia` leads: frames and links to pages of the platform, as soon as it has them. */
import type { Airline } from '@va/schemas/content/airline.ts';
import { MANUAL_REPORT_PAGE, pageFrame, TOUR_PAGE } from '@va/schemas/content/frame-registry.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import { isPlatformPage, PILOT_PAGES, platformAddresses } from '@va/schemas/pages/platform-pages.ts';

interface FrameSources {
  airline: Pick<Airline, 'name' | 'plataforma'>;
  frames: readonly Frame[];
  tours: readonly Pick<Tour, 'id' | 'frame'>[];
}

/** The registry of frames as this airline shows it; in ours there is nothing of another provider. */
export function framesOf({ airline, frames, tours }: FrameSources): Frame[] {
  return frames.map((frame) => {
    const url = platformAddress(frame.id, airline, tours);
    if (url === undefined) return frame;
    const { signInUrl: _signIn, privacyUrl: _privacy, ...rest } = frame;
    const title = frame.title.replace(` en ${frame.provider}`, ` en ${airline.name}`);
    const document = frame.url?.startsWith('/documentos/') ? { document: frame.url } : {};
    return { ...rest, ...document, title, provider: airline.name, url, hosts: [] };
  });
}

/** The page of our own that a frame shows; undefined where the airline or the platform has none. */
export function platformAddress(
  frameId: string,
  { plataforma }: Pick<Airline, 'plataforma'>,
  tours: FrameSources['tours'],
): string | undefined {
  const tour = tours.find(({ frame }) => frame === frameId);
  const page = tour === undefined ? pageFrame(frameId)?.platform : TOUR_PAGE;
  if (plataforma !== 'propia' || page === undefined || !isPlatformPage(page)) return undefined;
  return `/plataforma/${page.replace(':id', tour?.id ?? '')}`;
}

/** Where flights without ACARS are reported; undefined where the airline has no such way. */
export function manualReportOf({
  plataforma,
  links,
}: Pick<Airline, 'plataforma' | 'links'>): string | undefined {
  const own = plataforma === 'propia' && isPlatformPage(MANUAL_REPORT_PAGE);
  return own ? `/plataforma/${MANUAL_REPORT_PAGE}` : links.manualReport;
}

/** Where anybody asks to join; undefined where nobody can. */
export function applyAtOf(
  { plataforma }: Pick<Airline, 'plataforma'>,
  form: { open: boolean } | null,
): string | undefined {
  return plataforma === 'propia' && form?.open ? `/plataforma/${PILOT_PAGES.application.path}` : undefined;
}

/** The airline as its portal shows it: with a platform of its own, that one's recorder and link in place of another's. */
export function airlineInUse({ ownPlatform, ...airline }: Airline): Airline {
  const { manualReport: _inFile, ...links } = airline.links;
  const manualReport = manualReportOf(airline);
  const inUse = { ...airline, links: { ...links, ...(manualReport === undefined ? {} : { manualReport }) } };
  if (airline.plataforma !== 'propia' || ownPlatform === undefined) return inUse;
  const { acars = airline.acars, label } = ownPlatform;
  return {
    ...inUse,
    ...(acars === undefined ? {} : { acars }),
    links: { ...inUse.links, virtualAirline: '/plataforma/' },
    linkLabels: { ...airline.linkLabels, virtualAirline: label },
  };
}

/** Whether the platform has a page at an address of the site, such as `/plataforma/pilotos/EVE001?marco=1`. */
export function leadsToPlatformPage(address: string): boolean {
  const [path = ''] = address.replace('/plataforma/', '').split('?');
  return platformAddresses.some((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));
}
