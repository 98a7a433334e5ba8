/** The figures of a type of aircraft that staff give at the desk: what each is called, its unit, and how fine it is. */

/** A figure as a form shows it. */
export interface FigureWords {
  /** Spanish, with capital. */
  label: string;
  /** Spanish unit; empty for what only is a number. */
  unit: string;
  /** Figures after the comma. */
  decimals: 0 | 1 | 2;
}

const metres = (label: string): FigureWords => ({ label, unit: 'm', decimals: 2 });
const knots = (label: string): FigureWords => ({ label, unit: 'kt', decimals: 0 });
const kilos = (label: string): FigureWords => ({ label, unit: 'kg', decimals: 0 });

/** Measures from which the aircraft is drawn. */
export const MEASURES = {
  lengthM: metres('Longitud'),
  wingspanM: metres('Envergadura'),
  heightM: metres('Altura'),
  fuselageWidthM: metres('Ancho del fuselaje'),
  nacelleDiameterM: metres('Diámetro de la góndola'),
  propellerDiameterM: metres('Diámetro de la hélice'),
} as const satisfies Record<string, FigureWords>;

/** Figures for planning flights. */
export const PLANNING = {
  seats: { label: 'Asientos', unit: '', decimals: 0 },
  loadKg: kilos('Carga máxima'),
  mtowKg: kilos('Peso máximo de despegue'),
  mlwKg: kilos('Peso máximo de aterrizaje'),
  fuelKg: kilos('Combustible máximo'),
  burnKgH: { label: 'Consumo en crucero', unit: 'kg/h', decimals: 0 },
  cruiseKt: knots('Velocidad de crucero'),
  ceilingFl: { label: 'Nivel máximo de crucero', unit: 'FL', decimals: 0 },
  rangeNm: { label: 'Etapa más larga', unit: 'NM', decimals: 0 },
  runwayM: { label: 'Pista que necesita', unit: 'm', decimals: 0 },
  turnaroundMin: { label: 'Escala mínima', unit: 'min', decimals: 0 },
  takeoffKt: knots('Velocidad de despegue'),
  landingKt: knots('Velocidad de aterrizaje'),
} as const satisfies Record<string, FigureWords>;

/** Limits that the score compares a flight with. */
export const LIMITS = {
  vmoKt: knots('VMO'),
  mmo: { label: 'MMO', unit: '', decimals: 2 },
  vfe1Kt: knots('Flaps 1'),
  vfe1FKt: knots('Flaps 1+F'),
  vfe2Kt: knots('Flaps 2'),
  vfe3Kt: knots('Flaps 3'),
  vfe4Kt: knots('Flaps al máximo'),
  gearKt: knots('Tren abajo'),
  gearRetractionKt: knots('Tren subiendo'),
  stallKt: knots('Pérdida, como suelo de lo creíble'),
} as const satisfies Record<string, FigureWords>;

/** All figures of a type. */
export const FIGURES = { ...MEASURES, ...PLANNING, ...LIMITS } as const;
export type Figure = keyof typeof FIGURES;

/** Names of all figures, in the order of the form. */
export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

/** Bounds of a figure within a family. */
export type Bounds = readonly [least: number, usual: number, most: number];

/** Figures by their names; what the family has not, is left out. */
export type Figures = Readonly<Partial<Record<Figure, number>>>;

/** A family of types with the bounds of its figures. */
export interface TypeFamily {
  /** Spanish, with capital. */
  title: string;
  /** Types that everybody knows, in a few Spanish words. */
  note: string;
  /** Whether its types are freighters, without passengers. */
  isFreighter: boolean;
  /** The figures that its types have, with their bounds: jets have no propeller, freighters no seats. */
  figures: Readonly<Partial<Record<Figure, Bounds>>>;
}
