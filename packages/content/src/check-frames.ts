/** Frames against the pages that show them: hosts are declared, and no page looks for a frame in vain. */
import { frameOfField, pageFrame, pageFrames } from '@va/schemas/content/frame-registry.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentFiles } from './content-files.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import { nearest } from './nearest.ts';
import { leadsToPlatformPage, platformAddress } from './platform-addresses.ts';
import type { Problem } from './problems.ts';
import type { Path } from './yaml-file.ts';

/** Everything that frames.yaml owes to the other files and they to it. */
export function checkFrames(files: ContentFiles): Problem[] {
  const { frames, tours, airports, fleet } = files;
  if (!frames.readable) return [];
  return [
    ...missingFrames(files),
    ...checkAddresses(files),
    ...checkTours(files),
    ...checkHosts(frames, airports, airports.value, 'briefingUrl'),
    ...checkHosts(frames, fleet, fleet.value?.aircraft, 'seatMapUrl'),
    ...(tours.value ?? []).flatMap((tour) => {
      const frame = frames.value?.find(({ id }) => id === tour.frame);
      return frame !== undefined && frame.url === undefined && !isOurs(frame.id, files)
        ? [
            frames.problem(
              frame,
              ['url'],
              'falta este campo, y un tour usa el marco. Añade «url» con la página de las etapas.',
            ),
          ]
        : [];
    }),
  ];
}

function missingFrames({ frames }: ContentFiles): Problem[] {
  const known = frames.keys();
  return Object.keys(pageFrames)
    .filter((id) => !known.has(id))
    .map((id) =>
      frames.problem(
        undefined,
        [],
        `falta el marco «${id}», que usa una página del portal. Añade una entrada con «id: ${id}».`,
      ),
    );
}

function checkAddresses(files: ContentFiles): Problem[] {
  const { frames, airline } = files;
  return (frames.value ?? []).flatMap((frame) => {
    const host = hostOf(frame.url);
    if (frame.url === undefined) {
      return pageFrame(frame.id)?.address === 'frame' && !isOurs(frame.id, files)
        ? [frames.problem(frame, ['url'], 'falta este campo. Añade «url» con la página que se muestra.')]
        : [];
    }
    if (frame.url.startsWith('/plataforma/') && airline.value?.plataforma === 'externa') {
      const text = `lleva a la plataforma propia, y ${kinds.airline.file} dice «plataforma: externa». Escribe la dirección de la página o cambia «plataforma».`;
      return [frames.problem(frame, ['url'], text)];
    }
    if (frame.url.startsWith('/plataforma/') && !leadsToPlatformPage(frame.url)) {
      return [frames.problem(frame, ['url'], 'la plataforma no tiene esta página. Corrige la dirección.')];
    }
    if (host === undefined) {
      return frame.hosts.length > 0
        ? [frames.problem(frame, ['hosts'], 'una página propia no necesita servidores. Escribe «hosts: []».')]
        : [];
    }
    return frame.hosts.includes(host)
      ? []
      : [frames.problem(frame, ['hosts'], `falta «${host}», el servidor de «url». Añádelo a la lista.`)];
  });
}

/** Whether a frame shows a page of our own platform, so that its entry needs no address. */
function isOurs(id: string, { airline, tours }: ContentFiles): boolean {
  return airline.value !== undefined && platformAddress(id, airline.value, tours.value ?? []) !== undefined;
}

function checkTours({ frames, tours }: ContentFiles): Problem[] {
  const known = frames.keys();
  return (tours.value ?? [])
    .filter((tour) => !known.has(tour.frame))
    .map((tour) => {
      const meant = nearest(tour.frame, known);
      const hint =
        meant === undefined
          ? 'Añádelo allí o escribe el «id» de uno de sus marcos.'
          : `¿Querías escribir «${meant}»?`;
      return tours.problem(
        tour,
        ['frame'],
        `el marco «${tour.frame}» no está en ${kinds.frames.file}. ${hint}`,
      );
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
    const path: Path = [field];
    return host === undefined || frame.hosts.includes(host)
      ? []
      : [
          file.problem(
            entry,
            path,
            `el servidor «${host}» no está en los «hosts» del marco «${frameId}» de ${kinds.frames.file}. Añádelo allí.`,
          ),
        ];
  });
}

/** Host of an https address; undefined for own documents. */
function hostOf(url: string | undefined): string | undefined {
  return url?.startsWith('https://') ? new URL(url).host : undefined;
}
