/** Words that documents take from other files, so that they are true whatever the airline flies with: `{{puntos.evento}}`. */
import { nameCode } from '@va/domain/name-code.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import type { PointsRules } from '@va/domain/points/points-rules.ts';
import type { Airline } from '@va/schemas/content/airline.ts';
import type { KindName } from '@va/schemas/content/kinds.ts';
import type { PilotsFile } from '@va/schemas/content/pilots.ts';
import { type SectionFile, sectionFiles } from '@va/schemas/content/sections.ts';
import { usualPointsRules } from '@va/schemas/platform/points.ts';
import type { ContentFiles } from '../content-files.ts';
import { withOwnParts } from './platform-text.ts';

type Figure = readonly [name: string, value: number];

/** What may stand in a document; figures without their sign. */
export interface DocumentWords {
  /** Which parts documents show. */
  plataforma: Airline['plataforma'];
  /** Files of the sections that the airline has, without their ending, and `puntos` where it has rules of its own. */
  sections: ReadonlySet<string>;
  /** Figures may be added and taken off, so that examples stay true: `{{puntos.base1+puntos.red-puntos.reserva}}`. */
  figures: ReadonlyMap<string, number>;
  texts: ReadonlyMap<string, string>;
  /** Beginnings of names whose file has faults: nobody knows which there are, so none is refused. */
  unsure: readonly string[];
}

const one = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The words of an airline. Points are those of `puntos.yaml`, or the usual ones of an airline without it. */
export function documentWords(files: ContentFiles): DocumentWords {
  const { airline, frames, pilots, pointsRules, tours } = files;
  const rules = pointsRules.value ?? usualPointsRules;
  const own = airline.value?.plataforma === 'propia';
  const name = airline.value?.name ?? '';
  const provider = frames.value?.find(({ id }) => id === 'reservas')?.provider ?? name;
  const figures = new Map([
    ...pointsFigures(rules),
    ...(pilots.value?.ranks ?? []).flatMap(rankFigures),
    ...(tours.value ?? []).flatMap(({ id, moreThanHours }): Figure[] =>
      moreThanHours === undefined ? [] : [[`horas.${id}`, moreThanHours]],
    ),
  ]);
  const scores = rules.ranks.flatMap(({ rango, mean }): [string, string][] =>
    mean === null ? [] : [[`nota.${nameCode(rango)}`, one.format(mean / 10)]],
  );
  const texts = new Map([
    ...scores,
    ['nota.minima', one.format(airline.value?.limits?.minimumPirepScore ?? 0)],
    ['sistema', own ? `la plataforma de ${name}` : provider],
    ['grabador', own ? 'un ACARS conectado a la plataforma' : `el ACARS de ${provider}`],
  ]);
  return {
    plataforma: own ? 'propia' : 'externa',
    sections: sectionsOf(files),
    figures,
    texts,
    unsure: [
      ...(tours.problems.length > 0 ? ['horas.'] : []),
      ...(pilots.problems.length > 0 ? ['horas.', 'puntos.'] : []),
      ...(pointsRules.problems.length > 0 ? ['puntos.', 'horas.', 'limite.', 'plazo.', 'nota.'] : []),
    ],
  };
}

/** The sections that there are, and `puntos`; one whose file has faults is there. */
function sectionsOf(files: ContentFiles): Set<string> {
  const kindOf: Readonly<Record<SectionFile, KindName>> = {
    notams: 'notams',
    tours: 'tours',
    'focus-airports': 'focusAirports',
    liveries: 'liveries',
    manuals: 'manuals',
    regulations: 'regulations',
    checklists: 'checklists',
    briefings: 'briefings',
  };
  const has = (name: SectionFile) => {
    const { value, problems } = files[kindOf[name]];
    return problems.length > 0 || (Array.isArray(value) && value.length > 0);
  };
  const points = files.pointsRules;
  const hasPoints = points.problems.length > 0 || Boolean(points.value);
  return new Set([...sectionFiles.filter(has), ...(hasPoints ? ['puntos'] : [])]);
}

/** What `puntos.yaml` says, without signs. */
function pointsFigures(rules: PointsRules): Figure[] {
  return [
    ...rules.base.flatMap(({ points, underMin }, index): Figure[] => [
      [`puntos.base${index + 1}`, points],
      ...(underMin === null ? [] : [[`horas.base${index + 1}`, underMin / 60] satisfies Figure]),
    ]),
    ['puntos.nota80', rules.score80],
    ['puntos.nota90', rules.score90],
    ['puntos.red', rules.online.points],
    ['puntos.etapa', rules.stage],
    ['puntos.tour', rules.tour],
    ['puntos.focus', rules.focus.points],
    ['puntos.evento', rules.event],
    ['puntos.vueloDelDia', rules.dayFlight],
    ['puntos.inactividad', -rules.inactiveMonth],
    ['puntos.reserva', -rules.abandoned],
    ['puntos.trampa', -rules.cheating],
    ['limite.focus', rules.focus.perMonth],
    ['limite.manual', rules.manualPerMonth],
    ['plazo.reclamar', rules.claimDays],
    ['plazo.ascenso', rules.promotions.reviewDays],
  ];
}

/** What a rank asks for, such as `puntos.comandante-tri`. */
function rankFigures({ rango, points, hours }: PilotsFile['ranks'][number]): Figure[] {
  return [
    ...(points === undefined ? [] : [[`puntos.${nameCode(rango)}`, points] satisfies Figure]),
    ...(hours === undefined ? [] : [[`horas.${nameCode(rango)}`, hours] satisfies Figure]),
  ];
}

/** The text with its words and without the parts of others; a name that nobody knows stays as it is, for the check to refuse at its line. */
export function withDocumentWords(text: string, words: DocumentWords): string {
  return withOwnParts(text, words.plataforma, words.sections).replaceAll(
    /\{\{([a-z][a-z0-9.-]*(?:\+[a-z][a-z0-9.-]*)*)\}\}/g,
    (mark, name: string) =>
      words.texts.get(name) ??
      figureOf(name, words.figures) ??
      (words.unsure.some((start) => name.startsWith(start)) ? '…' : mark),
  );
}

/** A figure, or the sum of several; undefined when one of them is not known. */
function figureOf(sum: string, figures: ReadonlyMap<string, number>): string | undefined {
  const alone = figures.get(sum);
  if (alone !== undefined) return formatNumber(alone);
  // A minus begins a figure only before its kind: names have hyphens too.
  const parts = sum.split(/(?=\+|-puntos\.)/).map((part) => {
    const value = figures.get(part.replace(/^[+-]/, ''));
    return value === undefined ? Number.NaN : part.startsWith('-') ? -value : value;
  });
  const total = parts.reduce((before, part) => before + part, 0);
  return Number.isNaN(total) ? undefined : formatNumber(total);
}
