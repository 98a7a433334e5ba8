import { LIGHT, type LightName, unknownBits } from '@va/domain/flight-record/telemetry-point.ts';
import type { Reading } from '../core/reading.ts';

/** A value that an add-on keeps elsewhere, or hides. */
export type CorrectedField = LightName | 'parkingBrake' | 'flaps' | 'gear' | 'fuelKg' | 'stall' | 'overspeed';

/** Where an add-on keeps a value: in a local variable of Microsoft Flight Simulator, or in a dataref of X-Plane. */
export interface AddOnPlace {
  /** With its `L:`. */
  variable?: string | undefined;
  dataref?: string | undefined;
  /** Which value of a dataref that is a list; the first, 0, without it. */
  index?: number | undefined;
  /** The number that stands for «on», for switches: anything but 0 without it. */
  on?: number | undefined;
  /** The number of a position that does not say whether it is on, such as AUTO. */
  auto?: number | undefined;
  /** What one of the platform's units is of the variable's, a notch or a kilogram: 1 without it. */
  step?: number | undefined;
}

/** Field by field where its value is; null where the add-on hides it. Engines are told one by one, the first first. */
export type AddOnFields = Partial<Record<CorrectedField, AddOnPlace | null>> & {
  engines?: readonly AddOnPlace[] | null | undefined;
};

/** What is known of an add-on whose simulator variables are wrong. */
export interface AddOnCorrection {
  /** Part of the aircraft's title, any case. */
  title: string;
  fields: AddOnFields;
}

/** What the values of an add-on are called in this simulator. */
export type PlaceKind = 'variable' | 'dataref';

/** All lights as bits. */
const LIGHTS = Object.values(LIGHT).reduce((sum, light) => sum + light, 0);

/**
 * What holds for the aircraft of this title; later entries come on top of earlier ones. Places of the other simulator are
 * left out, what is hidden is hidden in both.
 */
export function correctionsFor(
  title: string | null,
  all: readonly AddOnCorrection[],
  kind: PlaceKind,
): AddOnFields {
  const name = title?.toLowerCase() ?? '';
  const fitting = all.filter((one) => name.includes(one.title.toLowerCase()));
  const here = fitting.flatMap(({ fields }) =>
    Object.entries(fields).filter(([, place]) => isOf(place, kind)),
  );
  return Object.fromEntries(here);
}

/** Every place that is read. */
export function placesOf(fields: AddOnFields): AddOnPlace[] {
  return Object.values(fields).flatMap((place) => place ?? []);
}

/** How a place is called among the values that are read: `L:BRAKE`, `a/list[7]`. */
export function keyOf({ variable, dataref, index = 0 }: AddOnPlace): string {
  return variable ?? `${dataref}[${index}]`;
}

/**
 * A reading with an add-on's own values in their places. What it hides is not known.
 * @param values what stands in the places, by their keys
 */
export function correct(reading: Reading, fields: AddOnFields, values: ReadonlyMap<string, number>): Reading {
  const corrected = { ...reading };
  const { engines, ...others } = fields;
  for (const [field, place] of Object.entries(others)) {
    const value = place ? known(values.get(keyOf(place))) : null;
    const on = isOn(value, place);
    if (isLight(field)) corrected.lights = withLight(corrected.lights, LIGHT[field], on);
    else if (field === 'parkingBrake' || field === 'stall' || field === 'overspeed') corrected[field] = on;
    else if (field === 'flaps' || field === 'gear' || field === 'fuelKg')
      corrected[field] = value === null ? null : value / (place?.step ?? 1);
  }
  if (engines !== undefined) corrected.engines = enginesOf(engines ?? [], values);
  return corrected;
}

const isLight = (field: string): field is LightName => field in LIGHT;
const known = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : null);

function isOf(place: AddOnPlace | readonly AddOnPlace[] | null | undefined, kind: PlaceKind): boolean {
  if (place === undefined) return false;
  return place === null || [place].flat().every((one) => one[kind] !== undefined);
}

function isOn(value: number | null, place: AddOnPlace | null): boolean | null {
  if (value === null || value === place?.auto) return null;
  return place?.on === undefined ? value !== 0 : value === place.on;
}

/** Lights with one of them told anew; null where nothing is known of any. */
function withLight(lights: number | null, light: number, on: boolean | null): number | null {
  const others = (lights ?? unknownBits(LIGHTS)) & ~(light | unknownBits(light));
  const all = others | (on === null ? unknownBits(light) : on ? light : 0);
  return all === unknownBits(LIGHTS) ? null : all;
}

function enginesOf(places: readonly AddOnPlace[], values: ReadonlyMap<string, number>): number | null {
  const run = places.map((place) => isOn(known(values.get(keyOf(place))), place));
  if (run.length === 0 || run.includes(null)) return null;
  return run.reduce((sum, runs, engine) => sum + (runs === true ? 1 << engine : 0), 0);
}
