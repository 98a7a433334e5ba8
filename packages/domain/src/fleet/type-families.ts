/** Families of aircraft: what a new type is proposed from, and within what it is believed. */
import { JET_FAMILIES } from './jet-families.ts';
import { PROPELLER_FAMILIES } from './propeller-families.ts';
import type { TypeFamily } from './type-figures.ts';

export const FAMILIES = { ...JET_FAMILIES, ...PROPELLER_FAMILIES } as const;
export type FamilyId = keyof typeof FAMILIES;

/** Bounds and words of a family of types. */
export const familyOf = (id: FamilyId): TypeFamily => FAMILIES[id];

/** Whether a word is the id of a family. */
export const isFamily = (word: string): word is FamilyId => Object.hasOwn(FAMILIES, word);

/** Word of the form for helicopters, which the platform does not support. */
export const HELICOPTER = 'helicopter';
/** Why it is refused. */
export const NO_HELICOPTERS =
  'La plataforma sólo lleva aviones: los dibujos, la nota y el horario son los de un avión, y un helicóptero no cabe en ellos';
