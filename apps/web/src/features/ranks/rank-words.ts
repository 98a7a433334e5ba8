import { countOf } from '@va/domain/numbers.ts';
import type { RankFigures, TouchedPilots } from '@va/domain/ranks/written-ranks.ts';

/** Points and hours of a rank in a line; hours can be fractions if the content has them. */
export const figureWords = ({ points, hours }: RankFigures): string =>
  points === 0 && hours === 0
    ? 'Se da con el alta'
    : `${countOf(points, 'punto', 'puntos')} y ${countOf(hours, 'hora', 'horas')}`;

/** Effects of other figures on pilots, a sentence each. */
export function touchedWords({ keep, reach, leave }: TouchedPilots): string[] {
  const pilots = (count: number) => countOf(count, 'piloto', 'pilotos');
  const sentences = [
    ...(keep > 0
      ? [
          `${pilots(keep)} con este rango ya no ${keep === 1 ? 'llega' : 'llegan'} a lo que pide: lo ${keep === 1 ? 'conserva' : 'conservan'}.`,
        ]
      : []),
    ...(reach > 0
      ? [`${pilots(reach)} del rango anterior ${reach === 1 ? 'pasa' : 'pasan'} a cumplirlo.`]
      : []),
    ...(leave > 0
      ? [`${pilots(leave)} del rango anterior ${leave === 1 ? 'deja' : 'dejan'} de cumplirlo.`]
      : []),
  ];
  return sentences.length === 0 ? ['A nadie le cambia lo que cumple.'] : sentences;
}
