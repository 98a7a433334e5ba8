import { type FamilyId, familyOf, isFamily } from '@va/domain/fleet/type-families.ts';
import { FIGURE_NAMES, FIGURES, type Figure } from '@va/domain/fleet/type-figures.ts';
import { proposedSheet, type TypeSheet, WINGTIPS } from '@va/domain/fleet/type-sheet.ts';
import { wholeOf } from '#app/lib/whole.ts';

/** Values of the form of a type; a figure that its family lacks is empty. */
export interface TypedType extends Record<Figure, string> {
  model: string;
  /** Id of a family, or `helicopter`, which is refused with a message. */
  family: string;
  icaoType: string;
  engines: string;
  wingtip: string;
  highWing: boolean;
}

const FIRST: FamilyId = 'narrow_jet';

/** Form values of a sheet; without one, those that the first family proposes. */
export function typedOf({ figures, ...words }: TypeSheet = proposedSheet(FIRST)): TypedType {
  return { ...words, ...figuresOf((name) => shown(figures[name])) };
}

const figuresOf = (text: (name: Figure) => string) =>
  Object.fromEntries(FIGURE_NAMES.map((name) => [name, text(name)])) as Record<Figure, string>;
const shown = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','));

/**
 * Form values after a change of the family: unchanged values become those that the new family proposes, typed ones
 * stay, and figures that it lacks become empty. An unknown family proposes nothing.
 */
export function ofFamily(typed: TypedType, family: string): TypedType {
  const before = proposedBy(typed.family);
  const next = proposedBy(family);
  const isAsProposed = typed.wingtip === before.wingtip && typed.highWing === before.highWing;
  return {
    ...typed,
    family,
    ...(isAsProposed && { wingtip: next.wingtip, highWing: next.highWing }),
    ...figuresOf((name) => {
      if (next[name] === '' && isFamily(family)) return '';
      return typed[name] === '' || typed[name] === before[name] ? next[name] : typed[name];
    }),
  };
}

const proposedBy = (family: string): TypedType =>
  isFamily(family)
    ? typedOf(proposedSheet(family))
    : { ...typedOf(), wingtip: '', highWing: false, ...figuresOf(() => '') };

/** Sheet to send. A figure that is no number is left out, so that the server refuses it at its field. */
export function sheetOf(typed: TypedType): TypeSheet {
  const family = isFamily(typed.family) ? typed.family : FIRST;
  const figures = FIGURE_NAMES.flatMap((name) => {
    const value = numberOf(name, typed[name]);
    return familyOf(family).figures[name] === undefined || Number.isNaN(value) ? [] : [[name, value]];
  });
  const isTip = (word: string): word is TypeSheet['wingtip'] => Object.hasOwn(WINGTIPS, word);
  return {
    model: typed.model.trim(),
    family,
    icaoType: typed.icaoType.trim().toUpperCase(),
    engines: typed.engines.trim(),
    wingtip: isTip(typed.wingtip) ? typed.wingtip : 'none',
    highWing: typed.highWing,
    figures: Object.fromEntries(figures),
  };
}

/** A number as Spanish writes it; decimals after a comma or a point. */
function numberOf(name: Figure, text: string): number {
  if (FIGURES[name].decimals === 0) return wholeOf(text);
  return /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}
