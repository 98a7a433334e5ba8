import { familyOf } from '@va/domain/fleet/type-families.ts';
import { FIGURE_NAMES, FIGURES } from '@va/domain/fleet/type-figures.ts';
import { figureWords, type TypeSheet, WINGTIPS } from '@va/domain/fleet/type-sheet.ts';

/** Changes of a type in words: «Etapa más larga: 740 NM → 1100 NM». */
export function sheetChange(before: TypeSheet, after: TypeSheet): string {
  const pairs: (readonly [string, string, string])[] = [
    ['Nombre', before.model, after.model],
    ['Familia', familyOf(before.family).title, familyOf(after.family).title],
    ['Designador', before.icaoType, after.icaoType],
    ['Motores', before.engines, after.engines],
    ['Punta del ala', WINGTIPS[before.wingtip], WINGTIPS[after.wingtip]],
    ['Ala alta', before.highWing ? 'sí' : 'no', after.highWing ? 'sí' : 'no'],
    ...FIGURE_NAMES.map((name) => {
      const words = ({ figures }: TypeSheet) => {
        const value = figures[name];
        return value === undefined ? 'nada' : figureWords(name, value);
      };
      return [FIGURES[name].label, words(before), words(after)] as const;
    }),
  ];
  return pairs
    .filter(([, one, other]) => one !== other)
    .map(([label, one, other]) => `${label}: ${one} → ${other}`)
    .join(' · ');
}
