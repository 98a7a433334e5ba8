/** Frames against the pages that show them: hosts are declared, and no page looks for a frame in vain. */
import { frameOfField, pageFrame, pageFrames } from '@va/schemas/content/frame-registry.ts';
import type { ContentFile } from '../content-file.ts';
import type { ContentFiles } from '../content-files.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import { leadsToPlatformPage, platformAddress } from '../platform-addresses.ts';
import type { Problem } from '../problems.ts';
import { feedPlaceholders } from '@va/schemas/content/feeds.ts';

/** Everything that frames.yaml owes to the other files and they to it. */
export function checkFrames(files: ContentFiles): Problem[] {
  const { frames, airports, fleet } = files;
  if (!frames.readable) return [];
  return [
    ...missingFrames(files),
    ...checkAddresses(files),
    ...checkTours(files),
    ...checkHosts(frames, airports, airports.value, 'briefingUrl'),
    ...checkHosts(frames, fleet, fleet.value?.aircraft, 'seatMapUrl'),
  ];
}

function missingFrames({ frames }: ContentFiles): Problem[] {
  const known = frames.keys();
  return Object.keys(pageFrames).flatMap((id) => {
    if (known.has(id)) return [];
    const text = `falta el marco «${id}», que usa una página del portal. Añade una entrada con «id: ${id}».`;
    return [frames.problem(undefined, [], text)];
  });
}

function checkAddresses(files: ContentFiles): Problem[] {
  const { frames, airline } = files;
  return (frames.value ?? []).flatMap((frame) => {
    const wrong = (field: 'url' | 'hosts', text: string) => [frames.problem(frame, [field], text)];
    if (frame.url === undefined) {
      return pageFrame(frame.id)?.address === 'frame' && !isOurs(frame.id, files)
        ? wrong('url', 'falta este campo. Añade «url» con la página que se muestra.')
        : [];
    }
    if (frame.url.startsWith('/plataforma/') && airline.value?.plataforma === 'externa') {
      const text = `lleva a la plataforma propia, y ${kinds.airline.file} dice «plataforma: externa». Escribe la dirección de la página o cambia «plataforma».`;
      return wrong('url', text);
    }
    if (frame.url.startsWith('/plataforma/') && !leadsToPlatformPage(frame.url))
      return wrong('url', 'la plataforma no tiene esta página. Corrige la dirección.');
    const host = hostOf(frame.url);
    if (host === undefined && frame.hosts.length > 0)
      return wrong('hosts', 'una página propia no necesita servidores. Escribe «hosts: []».');
    return host === undefined || frame.hosts.includes(host)
      ? []
      : wrong('hosts', `falta «${host}», el servidor de «url». Añádelo a la lista.`);
  });
}

/** Whether a frame shows a page of our own platform, so that its entry needs no address. */
function isOurs(id: string, { airline, tours }: ContentFiles): boolean {
  return airline.value !== undefined && platformAddress(id, airline.value, tours.value ?? []) !== undefined;
}

/** Each tour names a frame that there is, and that has an address. */
function checkTours(files: ContentFiles): Problem[] {
  const { frames, tours } = files;
  const known = frames.keys();
  return (tours.value ?? []).flatMap((tour) => {
    if (!known.has(tour.frame)) {
      const hint = didYouMean(tour.frame, known, 'Añádelo allí o escribe el «id» de uno de sus marcos.');
      const text = `el marco «${tour.frame}» no está en ${kinds.frames.file}. ${hint}`;
      return [tours.problem(tour, ['frame'], text)];
    }
    const frame = frames.value?.find(({ id }) => id === tour.frame);
    if (frame === undefined || frame.url !== undefined || isOurs(frame.id, files)) return [];
    const text = 'falta este campo, y un tour usa el marco. Añade «url» con la página de las etapas.';
    return [frames.problem(frame, ['url'], text)];
  });
}

/** Addresses outside must lead to a host that the frame may visit. */
function checkHosts<F extends 'briefingUrl' | 'seatMapUrl'>(
  frames: ContentFiles['frames'],
  file: ContentFile<unknown>,
  entries: readonly { readonly [K in F]?: string | undefined }[] | undefined,
  field: F,
): Problem[] {
  const frameId = frameOfField(field);
  const frame = frames.value?.find(({ id }) => id === frameId);
  if (frame === undefined) return [];
  return (entries ?? []).flatMap((entry) => {
    const host = hostOf(entry[field]);
    if (host === undefined || frame.hosts.includes(host)) return [];
    const text = `el servidor «${host}» no está en los «hosts» del marco «${frameId}» de ${kinds.frames.file}. Añádelo allí.`;
    return [file.problem(entry, [field], text)];
  });
}

/** Host of an https address; undefined for own documents. */
function hostOf(url: string | undefined): string | undefined {
  return url?.startsWith('https://') ? new URL(url).host : undefined;
}

/** Feeds: each address leaves open exactly what its view fills in. */

/** Everything that an address of feeds.yaml owes to the view that asks it. */
export function checkFeeds({ feeds }: Pick<ContentFiles, 'feeds'>): Problem[] {
  return (feeds.value ?? []).flatMap((feed) => {
    const text = addressProblem(feed.url, feedPlaceholders[feed.id]);
    return text === undefined ? [] : [feeds.problem(feed, ['url'], text)];
  });
}

function addressProblem(url: string, wanted: string | undefined): string | undefined {
  const found: string[] = url.match(/\{[^}]*\}/g) ?? [];
  const stranger = found.find((name) => name !== wanted);
  if (wanted !== undefined && !found.includes(wanted))
    return `falta «${wanted}» en la dirección. Escríbelo donde el portal ha de poner ${meaning(wanted)}.`;
  if (stranger !== undefined)
    return `el portal no sabe qué poner en «${stranger}». ${wanted === undefined ? 'Escribe la dirección entera, sin llaves.' : `Aquí sólo vale «${wanted}».`}`;
  return /^https:\/\/[^/]*[{}]/.test(url)
    ? 'el nombre del servidor no puede llevar llaves. Escríbelo entero.'
    : undefined;
}

function meaning(placeholder: string): string {
  return placeholder === '{icao}' ? 'el código del aeropuerto' : 'el usuario de SimBrief del piloto';
}
