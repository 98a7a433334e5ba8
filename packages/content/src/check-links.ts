/** Own pictures and documents that the content names must exist. */
import { NAMED_PAGES } from '@va/domain/portal-pages.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentFiles } from './content-files.ts';
import type { MarkdownFiles } from './markdown-files.ts';
import { nearest } from './nearest.ts';
import { marksArePaired } from './platform-text.ts';
import type { Problem } from './problems.ts';

/** Folder of the generated seat-map pages, one for each aircraft type. */
export const SEAT_MAP_FOLDER = '/documentos/asientos/';

/** Every `/images/…` and `/documentos/…` in YAML and every own link in Markdown, against what there is. */
export function checkLinks(
  files: ContentFiles,
  pages: MarkdownFiles,
  images: ReadonlySet<string>,
): Problem[] {
  const documents = new Set([
    ...pages.documents.map(({ name }) => `/documentos/${name}`),
    ...[...files.fleet.keys('types')].map((id) => SEAT_MAP_FOLDER + id),
  ]);
  return [
    ...Object.values(files).flatMap((file) => checkFile(file, documents, images)),
    ...[...pages.documents, ...pages.policies].flatMap(({ file, body }) =>
      (body?.links ?? [])
        .filter(({ path }) => !documents.has(path))
        .map(({ path, line }) => ({ file, line, entry: '', field: '', text: noDocument(path, documents) })),
    ),
    ...checkSearchWords(files),
    ...checkDownloads(files),
    ...checkBriefings(files, pages),
    ...checkDocumentHeads(files, pages),
  ];
}

function checkFile(
  file: ContentFile<unknown>,
  documents: ReadonlySet<string>,
  images: ReadonlySet<string>,
): Problem[] {
  return file.texts(/^\/(images|documentos)\//).flatMap(({ path, text }) => {
    if (text.startsWith('/images/')) {
      return images.has(text) || !/\.\w+$/.test(text)
        ? []
        : [file.problem(undefined, path, noImage(text, images))];
    }
    return documents.has(text) ? [] : [file.problem(undefined, path, noDocument(text, documents))];
  });
}

function noImage(address: string, images: ReadonlySet<string>): string {
  const meant = nearest(address, images);
  const hint =
    meant === undefined
      ? `Pon la imagen en content${address} o escribe la ruta de una que exista.`
      : `¿Querías escribir «${meant}»?`;
  return `la imagen «${address}» no existe. ${hint}`;
}

function noDocument(address: string, documents: ReadonlySet<string>): string {
  const meant = nearest(address, documents);
  const hint =
    meant === undefined
      ? `Créalo en content/documents${address.slice('/documentos'.length)}.md o escribe la ruta de uno que exista.`
      : `¿Querías escribir «${meant}»?`;
  return `el documento «${address}» no existe. ${hint}`;
}

/** Words for the search belong to a page that the portal has. */
function checkSearchWords({ searchWords }: ContentFiles): Problem[] {
  return (searchWords.value ?? [])
    .filter(({ page }) => !NAMED_PAGES.includes(page))
    .map((entry) => {
      const meant = nearest(entry.page, NAMED_PAGES);
      const hint =
        meant === undefined
          ? 'Escribe la parte que empieza por «/» de la dirección de una página.'
          : `¿Querías escribir «${meant}»?`;
      return searchWords.problem(entry, ['page'], `el portal no tiene la página «${entry.page}». ${hint}`);
    });
}

/** Downloads are named by the last part of the document's path, so two of them must not end alike. */
function checkDownloads({ checklists }: ContentFiles): Problem[] {
  const seen = new Set<string>();
  return (checklists.value ?? []).flatMap((card) => {
    if (!card.url.startsWith('/documentos/')) return [];
    const name = card.url.slice(card.url.lastIndexOf('/') + 1);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [
      checklists.problem(
        card,
        ['url'],
        `otra lista de comprobación también acaba en «${name}», y las descargas se llamarían igual. Cambia el nombre de uno de los documentos.`,
      ),
    ];
  });
}

/** An airport's own briefing must not show the tables of another airport. */
function checkBriefings({ airports }: ContentFiles, { documents }: MarkdownFiles): Problem[] {
  const airportOf = new Map(documents.map(({ name, front }) => [`/documentos/${name}`, front?.airport]));
  return (airports.value ?? []).flatMap((airport) => {
    const shown = airportOf.get(airport.briefingUrl ?? '');
    return shown === undefined || shown === airport.icao
      ? []
      : [
          airports.problem(
            airport,
            ['briefingUrl'],
            `ese documento es el de «${shown}». Escribe la ruta del de «${airport.icao}».`,
          ),
        ];
  });
}

/** What the front matter of documents and policies asks of the rest. */
function checkDocumentHeads({ airports }: ContentFiles, { documents, policies }: MarkdownFiles): Problem[] {
  const known = airports.keys();
  const orders = new Map<number, string>();
  return [
    ...documents.flatMap(({ front, body, problem }) => {
      const inserts = body?.inserts ?? [];
      const problems: Problem[] = [];
      if (front?.airport !== undefined && airports.readable && !known.has(front.airport)) {
        problems.push(
          problem(
            'airport',
            `«${front.airport}» no existe. Escribe el código de un aeropuerto de airports.yaml.`,
          ),
        );
      }
      if (front?.include === 'pilots' && !inserts.includes('pilotos')) {
        problems.push(
          problem(
            'include',
            'falta en el texto la línea «{{pilotos}}», donde va la tabla. Añádela o borra este campo.',
          ),
        );
      }
      if (front !== undefined && front.include === undefined && inserts.includes('pilotos')) {
        problems.push(problem('', 'el texto tiene «{{pilotos}}». Añade a la cabecera «include: pilots».'));
      }
      return problems;
    }),
    ...policies.flatMap(({ body, problem }) =>
      marksArePaired(body?.inserts ?? [])
        ? []
        : [
            problem(
              '',
              'falta la pareja de una de las líneas «{{plataforma}}» y «{{fin}}». Escribe la primera delante, y la segunda detrás, de lo que sólo se enseña con la plataforma propia.',
            ),
          ],
    ),
    ...policies.flatMap(({ file, front, problem }) => {
      const other = front === undefined ? undefined : orders.get(front.order);
      if (front !== undefined && other === undefined) orders.set(front.order, file);
      return other === undefined
        ? []
        : [problem('order', `${other} ya ocupa ese puesto. Escribe otro número.`)];
    }),
  ];
}
