/** Own pictures and documents that the content names must exist. */
import { cardKinds } from '@va/schemas/content/kinds.ts';
import { NAMED_PAGES } from '@va/schemas/pages/portal-pages.ts';
import type { ContentFile } from '../content-file.ts';
import type { ContentFiles } from '../content-files.ts';
import { SEAT_MAP_FOLDER } from '../documents/seat-map.ts';
import type { MarkdownFiles } from '../markdown/markdown-files.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import { marksArePaired } from '../markdown/platform-text.ts';
import type { Problem } from '../problems.ts';

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
  // Cards of documents that are not shown go with them.
  const cards = new Set<unknown>(cardKinds.map((name) => files[name]));
  const withHidden = new Set([...documents, ...pages.hidden]);
  return [
    ...Object.values(files).flatMap((file) =>
      checkFile(file, cards.has(file) ? withHidden : documents, images),
    ),
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
  const make = `Pon la imagen en content${address} o escribe la ruta de una que exista.`;
  return `la imagen «${address}» no existe. ${didYouMean(address, images, make)}`;
}

function noDocument(address: string, documents: ReadonlySet<string>): string {
  const make = `Créalo en content/documents${address.slice('/documentos'.length)}.md o escribe la ruta de uno que exista.`;
  return `el documento «${address}» no existe. ${didYouMean(address, documents, make)}`;
}

/** Words for the search belong to a page that the portal has. */
function checkSearchWords({ searchWords }: ContentFiles): Problem[] {
  const address = 'Escribe la parte que empieza por «/» de la dirección de una página.';
  return (searchWords.value ?? []).flatMap((entry) => {
    if (NAMED_PAGES.includes(entry.page)) return [];
    const text = `el portal no tiene la página «${entry.page}». ${didYouMean(entry.page, NAMED_PAGES, address)}`;
    return [searchWords.problem(entry, ['page'], text)];
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
    const text = `otra lista de comprobación también acaba en «${name}», y las descargas se llamarían igual. Cambia el nombre de uno de los documentos.`;
    return [checklists.problem(card, ['url'], text)];
  });
}

/** An airport's own briefing must not show the tables of another airport. */
function checkBriefings({ airports }: ContentFiles, { documents }: MarkdownFiles): Problem[] {
  const airportOf = new Map(documents.map(({ name, front }) => [`/documentos/${name}`, front?.airport]));
  return (airports.value ?? []).flatMap((airport) => {
    const shown = airportOf.get(airport.briefingUrl ?? '');
    if (shown === undefined || shown === airport.icao) return [];
    const text = `ese documento es el de «${shown}». Escribe la ruta del de «${airport.icao}».`;
    return [airports.problem(airport, ['briefingUrl'], text)];
  });
}

/** What the front matter of documents and policies asks of the rest. */
function checkDocumentHeads({ airports }: ContentFiles, { documents, policies }: MarkdownFiles): Problem[] {
  const known = airports.keys();
  const orders = new Map<number, string>();
  return [
    ...documents.flatMap(({ front, body, problem }) => {
      const listsPilots = body?.inserts.includes('pilotos') === true;
      const problems: Problem[] = [];
      if (front?.airport !== undefined && airports.readable && !known.has(front.airport)) {
        const text = `«${front.airport}» no existe. Escribe el código de un aeropuerto de airports.yaml.`;
        problems.push(problem('airport', text));
      }
      if (front?.include === 'pilots' && !listsPilots) {
        const text =
          'falta en el texto la línea «{{pilotos}}», donde va la tabla. Añádela o borra este campo.';
        problems.push(problem('include', text));
      }
      if (front !== undefined && front.include === undefined && listsPilots)
        problems.push(problem('', 'el texto tiene «{{pilotos}}». Añade a la cabecera «include: pilots».'));
      return problems;
    }),
    ...policies.flatMap(({ body, problem }) => {
      if (marksArePaired(body?.inserts ?? [])) return [];
      const text =
        'falta la pareja de una de las líneas «{{plataforma}}» y «{{fin}}». Escribe la primera delante, y la segunda detrás, de lo que sólo se enseña con la plataforma propia.';
      return [problem('', text)];
    }),
    ...policies.flatMap(({ file, front, problem }) => {
      const other = front === undefined ? undefined : orders.get(front.order);
      if (front !== undefined && other === undefined) orders.set(front.order, file);
      return other === undefined
        ? []
        : [problem('order', `${other} ya ocupa ese puesto. Escribe otro número.`)];
    }),
  ];
}
