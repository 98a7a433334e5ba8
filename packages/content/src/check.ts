/** `npm run check:content`: what is wrong with the content, or what there is of it. */
import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { countOf } from '@va/domain/numbers.ts';
import type { Content } from '@va/schemas/content/content.ts';
import { loadEverything } from './load.ts';
import { ContentErrors, formatProblem, type Problem } from './problems.ts';

/** What a new airline still has from the template, or from a sample: to be put in its place before the portal is published. */

/** What the template's names have in common, and hosts that are set apart for examples (RFC 2606). */
const SAMPLE_NAME = /\bde muestra\b/i;
const SAMPLE_HOST = /\bexample\.(?:org|com|net)\b/;

/** One line for each kind of thing that is still invented; none for an airline that is all its own. */
export function inventedThings(content: Content): string[] {
  const { airline, airports, aircraft, team, frames, liveries } = content;
  const madeUp = airports.filter(({ countryCode }) => countryCode === 'ZZ').map(({ icao }) => icao);
  const names = [airline.name, ...airports.map(({ name }) => name), ...team.members.map(({ name }) => name)];
  const pilots = Object.values(content.pilots).map(({ nombre }) => nombre);
  const links = [
    airline.contactEmail,
    ...Object.values(airline.links),
    ...Object.values(airline.acars ?? {}),
    ...frames.map(({ url }) => url),
    ...liveries.flatMap(({ items }) => items.map(({ url }) => url)),
  ].filter((link): link is string => typeof link === 'string');
  return [
    line(
      'Nombres',
      [...names, ...pilots].filter((name) => SAMPLE_NAME.test(name)),
    ),
    line('Aeropuertos con sus pistas', madeUp),
    line(
      'Matrículas',
      aircraft.flatMap(({ registration }) => (registration.startsWith('ZZ-') ? [registration] : [])),
    ),
    line(
      'Enlaces',
      links.filter((link) => SAMPLE_HOST.test(link)),
    ),
  ].filter((words) => words !== '');
}

/** The first pair of flight numbers after the last of each hundred, to give to new routes: `107 y 108`. */
export function freeFlightNumbers({ routes }: Pick<Content, 'routes'>): string[] {
  const used = routes.flatMap(({ flights }) => flights ?? []).map(Number);
  const hundreds = [...new Set(used.map((number) => Math.floor(number / 100)))].toSorted((a, b) => a - b);
  return hundreds.flatMap((hundred) => {
    const last = Math.max(...used.filter((number) => Math.floor(number / 100) === hundred));
    const next = last + (last % 2 === 0 ? 1 : 2);
    return Math.floor((next + 1) / 100) === hundred && next + 1 < 10_000 ? [`${next} y ${next + 1}`] : [];
  });
}

function line(what: string, found: readonly string[]): string {
  return found.length === 0 ? '' : `  ${what}: ${[...new Set(found)].join(', ')}`;
}

/** Milliseconds to wait for more changes before checking again: editors write a file in several steps. */
const SETTLE_MS = 150;
const WAITING = 'Comprobado a las …. Espero cambios en content/. Para salir, pulsa Ctrl+C.';

/** Where the command reads and writes. */
export interface CheckOptions {
  /** Folder that holds `content/`. */
  root: string;
  print: (text: string) => void;
  /** Says also what is estimated, free or still invented. */
  pending?: boolean;
}

/** Checks once and says what came of it; true when the content is right. */
export async function check({ root, print, pending }: CheckOptions): Promise<boolean> {
  try {
    const { content, warnings } = await loadEverything(root);
    if (warnings.length > 0) print(`${warningWords(warnings)}\n`);
    print(summary(content));
    if (pending === true) print(remarks(content).join('\n'));
    return true;
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    const { length } = error.problems;
    const more = error.mayHideMore
      ? '\nPueden salir otros después: lo que un archivo debe a los demás se comprueba cuando está bien escrito.'
      : '';
    print(
      `${error.message}\n\n${length === 1 ? 'Hay 1 error. Corrígelo' : `Hay ${length} errores. Corrígelos`} y vuelve a comprobar.${more}`,
    );
    return false;
  }
}

/** What helps to go on: block times that are estimates, free flight numbers, what is still invented. */
function remarks(content: Content): string[] {
  const estimated = content.routes.filter((route) => route.estimated).map(({ between }) => between.join('–'));
  const numbers = freeFlightNumbers(content);
  const invented = inventedThings(content);
  return [
    ...(estimated.length > 0 ? [`Con duración estimada por la distancia: ${estimated.join(', ')}.`] : []),
    ...(numbers.length > 0 ? [`Números de vuelo libres para una ruta nueva: ${numbers.join('; ')}.`] : []),
    ...(invented.length > 0 ? ['Sigue siendo inventado:', ...invented] : []),
  ];
}

function warningWords(warnings: readonly Problem[]): string {
  const lines = warnings.map((warning) => `Aviso · ${formatProblem(warning)}`);
  return `${lines.join('\n')}\n\n${warnings.length === 1 ? 'Hay 1 aviso' : `Hay ${warnings.length} avisos`}: míralo; el portal se construye igual.`;
}

/** Checks now and after every change under `content/`, until `stop` is called. */
export function checkOnChange(options: CheckOptions): { stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => check(options))
      .then(() => options.print(`\n${WAITING.replace('…', new Date().toLocaleTimeString('es'))}`))
      .catch((error: unknown) => options.print(String(error)));
  };
  const folders = watchFolders(join(options.root, 'content'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Before the reading: what changes in between is read then.
      folders.renew();
      run();
    }, SETTLE_MS);
  });
  run();
  return {
    stop: () => {
      clearTimeout(timer);
      folders.close();
    },
  };
}

/**
 * Watching a folder and all that are in it. Calls `onChange` whenever something under `top` is written, made or
 * deleted, until `close` is called. One watcher for each folder: Node's own for whole trees follows files on Linux,
 * and loses one that an editor saves by putting another in its place. `renew` finds the folders that came or went
 * since.
 */
function watchFolders(top: string, onChange: () => void): { renew: () => void; close: () => void } {
  let watchers: FSWatcher[] = [];
  const close = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const renew = () => {
    close();
    for (const folder of [top, ...foldersIn(top)]) {
      try {
        // A folder that goes while it is watched is a change like any other.
        watchers.push(watch(folder, onChange).on('error', onChange));
      } catch {
        // The folder was deleted before it could be watched; the watcher of its parent tells of that.
      }
    }
  };
  renew();
  return { renew, close };
}

function foldersIn(top: string): string[] {
  try {
    return readdirSync(top, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => [join(top, name), ...foldersIn(join(top, name))]);
  } catch {
    return [];
  }
}

/** `Contenido correcto: 21 aeropuertos, 8 aeronaves…` */
export function summary(content: Content): string {
  const counts = [
    countOf(content.airports.length, 'aeropuerto', 'aeropuertos'),
    countOf(content.routes.length, 'ruta', 'rutas'),
    countOf(content.aircraft.length, 'aeronave', 'aeronaves'),
    countOf(Object.keys(content.pilots).length, 'piloto o alias', 'pilotos y alias'),
    countOf(content.notams.length, 'NOTAM', 'NOTAMs'),
    countOf(content.tours.length, 'tour', 'tours'),
    countOf(content.documents.length, 'documento', 'documentos'),
    countOf(content.policies.length, 'política', 'políticas'),
    countOf(content.frames.length, 'marco', 'marcos'),
  ];
  return `Contenido correcto: ${new Intl.ListFormat('es').format(counts)}.`;
}
