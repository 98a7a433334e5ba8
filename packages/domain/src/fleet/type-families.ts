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

/** Designators of helicopters that people fly in simulators (ICAO Doc 8643, description H). */
export const HELICOPTERS: ReadonlySet<string> = new Set(
  (
    'A109 A119 A129 A139 A149 A169 A189 ALH ALO2 ALO3 AS32 AS3B AS50 AS55 AS65 B06 B06T B105 B212 B214 B222 B230 B407 ' +
    'B412 B427 B429 B430 B47G B47J B505 B525 BK17 CLB1 EC20 EC25 EC30 EC35 EC45 EC55 EC75 EH10 EN28 EN48 EXPL FREL ' +
    'G2CA GAZL H12T H160 H2 H269 H43A H46 H47 H500 H53 H53S H60 H64 HUCO K126 KA25 KA26 KA27 KA32 KA50 KA52 KA62 ' +
    'LAMA LYNX MD52 MD60 MI10 MI14 MI2 MI24 MI26 MI28 MI34 MI38 MI4 MI6 MI8 NH90 OH1 PUMA R22 R44 R66 RVAL S51 S52 ' +
    'S55P S58P S61 S61R S62 S64 S65C S76 S92 SCOR TIGR UH1 UH1Y V500 WESX'
  ).split(' '),
);
