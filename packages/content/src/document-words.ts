/** Words that documents take from other files, so that they are true whatever the airline flies with: `{{puntos.evento}}`. */
import { formatNumber } from '@va/domain/numbers.ts';
import { usualPointsRules } from '@va/schemas/platform/points.ts';
import type { Airline } from '@va/schemas/content/airline.ts';
import type { ContentFiles } from './content-files.ts';
import { withOwnParts } from './platform-text.ts';

/** What may stand in a document; figures without their sign. */
export interface DocumentWords {
  /** Which parts documents show. */
  plataforma: Airline['plataforma'];
  byName: ReadonlyMap<string, string>;
  /** Beginnings of names whose file has faults: nobody knows which there are, so none is refused. */
  unsure: readonly string[];
}

const one = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The words of an airline. Points are those of `puntos.yaml`, or the usual ones of an airline without it. */
export function documentWords({ airline, frames, pointsRules, tours }: ContentFiles): DocumentWords {
  const rules = pointsRules.value ?? usualPointsRules;
  const own = airline.value?.plataforma === 'propia';
  const name = airline.value?.name ?? '';
  const provider = frames.value?.find(({ id }) => id === 'reservas')?.provider ?? name;
  const figures: [string, number][] = [
    ...rules.base.map(({ points }, index): [string, number] => [`puntos.base${index + 1}`, points]),
    ['puntos.nota80', rules.score80],
    ['puntos.nota90', rules.score90],
    ['puntos.red', rules.online.points],
    ['puntos.etapa', rules.stage],
    ['puntos.tour', rules.tour],
    ['puntos.focus', rules.focus.points],
    ['puntos.evento', rules.event],
    ['puntos.inactividad', rules.inactiveMonth],
    ['puntos.reserva', rules.abandoned],
    ['puntos.trampa', rules.cheating],
    ['plazo.reclamar', rules.claimDays],
    ['plazo.ascenso', rules.promotions.reviewDays],
    ...(tours.value ?? []).flatMap(({ id, moreThanHours }): [string, number][] =>
      moreThanHours === undefined ? [] : [[`horas.${id}`, moreThanHours]],
    ),
  ];
  const byName = new Map([
    ...figures.map(([key, value]): [string, string] => [key, formatNumber(Math.abs(value))]),
    ['nota.minima', one.format(airline.value?.limits?.minimumPirepScore ?? 0)],
    ['sistema', own ? `la plataforma de ${name}` : provider],
    ['grabador', own ? 'un ACARS conectado a la plataforma' : `el ACARS de ${provider}`],
  ]);
  return {
    plataforma: own ? 'propia' : 'externa',
    byName,
    unsure: [
      ...(tours.problems.length > 0 ? ['horas.'] : []),
      ...(pointsRules.problems.length > 0 ? ['puntos.'] : []),
    ],
  };
}

/** The text with its words and without the parts of others; a name that nobody knows stays as it is, for the check to refuse at its line. */
export function withDocumentWords(text: string, { plataforma, byName, unsure }: DocumentWords): string {
  return withOwnParts(text, plataforma).replaceAll(
    /\{\{([a-z][a-z0-9.-]*)\}\}/g,
    (mark, name: string) => byName.get(name) ?? (unsure.some((start) => name.startsWith(start)) ? '…' : mark),
  );
}
