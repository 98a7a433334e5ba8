import { LIGHT, type LightName, unknownBits } from '@va/domain/flight-record/telemetry-point.ts';
import type { Reading } from '../core/reading.ts';

/** A value that an add-on stores elsewhere, or hides. */
export type CorrectedField = LightName | 'parkingBrake' | 'flaps' | 'gear' | 'fuelKg' | 'stall' | 'overspeed';

/** Where an add-on stores a value: a local variable of Microsoft Flight Simulator, or a dataref of X-Plane. */
export interface AddOnPlace {
  /** With its `L:`. */
  variable?: string | undefined;
  dataref?: string | undefined;
  /** Index into a dataref that is a list; 0 by default. */
  index?: number | undefined;
  /** For switches, the number that means «on»; by default anything but 0. */
  on?: number | undefined;
  /** The number of a position that leaves on or off open, such as AUTO. */
  auto?: number | undefined;
  /** The variable's number for one of the platform's units (a notch, a kilogram); 1 by default. */
  step?: number | undefined;
}

/** The place of each field; null if the add-on hides it. Engines are listed one by one. */
export type AddOnFields = Partial<Record<CorrectedField, AddOnPlace | null>> & {
  engines?: readonly AddOnPlace[] | null | undefined;
};

/** Corrections for an add-on whose simulator variables are wrong. */
export interface AddOnCorrection {
  /** Part of the aircraft's title, any case. */
  title: string;
  fields: AddOnFields;
}

/** Kinds of places, by simulator. */
export type PlaceKind = 'variable' | 'dataref';

/** All lights as bits. */
const LIGHTS = Object.values(LIGHT).reduce((sum, light) => sum + light, 0);

/**
 * The corrections for an aircraft with this title; later entries override earlier ones. Places of the other simulator
 * are left out; a hidden value is hidden in both.
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

/** All places to read. */
export function placesOf(fields: AddOnFields): AddOnPlace[] {
  return Object.values(fields).flatMap((place) => place ?? []);
}

/** Key of a place among the read values: `L:BRAKE`, `a/list[7]`. */
export function keyOf({ variable, dataref, index = 0 }: AddOnPlace): string {
  return variable ?? `${dataref}[${index}]`;
}

/**
 * Replaces values of a reading by the add-on's own; hidden values become null.
 * @param values the read values by their places' keys
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

/** The lights' bits with one light changed; null if no light is known. */
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
