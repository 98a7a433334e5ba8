/** Families of aircraft: what a new type is proposed from, and within what it is believed. */
import { JET_FAMILIES } from './jet-families.ts';
import { PROPELLER_FAMILIES } from './propeller-families.ts';
import type { Bounds, Figure } from './type-figures.ts';

/** What a family says of its types. */
export interface TypeFamily {
  /** Spanish, with capital. */
  title: string;
  /** Types that everybody knows, in a few Spanish words. */
  note: string;
  /** Its types carry load and no passengers. */
  isFreighter: boolean;
  /** Of the figures that its types have: jets have no propeller, freighters no seats. */
  figures: Readonly<Partial<Record<Figure, Bounds>>>;
}

export const FAMILIES = { ...JET_FAMILIES, ...PROPELLER_FAMILIES } as const;
export type FamilyId = keyof typeof FAMILIES;

/** What a family allows of its types. */
export const familyOf = (id: FamilyId): TypeFamily => FAMILIES[id];

/** Whether a word that was stored or typed names a family. */
export const isFamily = (word: string): word is FamilyId => Object.hasOwn(FAMILIES, word);

/** The word of a form for what the platform does not carry. */
export const HELICOPTER = 'helicopter';
/** Why it is refused. */
export const NO_HELICOPTERS =
  'La plataforma sólo lleva aviones: los dibujos, la nota y el horario son los de un avión, y un helicóptero no cabe en ellos';
