import { LIGHT, type LightName } from '@va/domain/flight-record/telemetry-point.ts';
import type { Reading } from '../core/reading.ts';

/** A value that an add-on keeps elsewhere, or hides. */
export type CorrectedField =
  | LightName
  | 'parkingBrake'
  | 'flaps'
  | 'gear'
  | 'stall'
  | 'overspeed'
  | 'engines';

/** Where an add-on keeps a value. */
export interface AddOnVariable {
  /** Local variable of the simulator, with its `L:`. */
  variable: string;
  /** The number that stands for «on», for switches: anything but 0 without it. */
  on?: number | undefined;
  /** What one of the platform's steps is of the variable's, for levers: 1 without it. */
  step?: number | undefined;
}

/** What is known of an add-on whose simulator variables are wrong. */
export interface AddOnCorrection {
  /** Part of the aircraft's title, any case. */
  title: string;
  /** Field by field where its value is; null where the add-on hides it. */
  fields: Partial<Record<CorrectedField, AddOnVariable | null>>;
}

/** What holds for the aircraft of this title; later entries come on top of earlier ones. */
export function correctionsFor(
  title: string | null,
  all: readonly AddOnCorrection[],
): AddOnCorrection['fields'] {
  const name = title?.toLowerCase() ?? '';
  const fitting = all.filter((one) => name.includes(one.title.toLowerCase()));
  return Object.assign({}, ...fitting.map(({ fields }) => fields));
}

const isLight = (field: string): field is LightName => field in LIGHT;

/**
 * A reading with an add-on's own values in their places. What it hides is null: one hidden light hides them all, since
 * the platform takes them as one number.
 * @param values what the add-on's variables hold
 */
export function correct(
  reading: Reading,
  fields: AddOnCorrection['fields'],
  values: ReadonlyMap<string, number>,
): Reading {
  const corrected = { ...reading };
  for (const [field, place] of Object.entries(fields)) {
    const value = place === null ? undefined : values.get(place.variable);
    if (isLight(field)) {
      if (value === undefined) corrected.lights = null;
      else if (corrected.lights !== null)
        corrected.lights = setBit(corrected.lights, LIGHT[field], isOn(value, place));
    } else if (field === 'parkingBrake' || field === 'stall' || field === 'overspeed')
      corrected[field] = value === undefined ? null : isOn(value, place);
    else if (field === 'flaps' || field === 'gear')
      corrected[field] = value === undefined ? null : value / (place?.step ?? 1);
    else corrected.engines = value ?? null;
  }
  return corrected;
}

const isOn = (value: number, place: AddOnVariable | null) =>
  place?.on === undefined ? value !== 0 : value === place.on;

const setBit = (bits: number, bit: number, on: boolean) => (on ? bits | bit : bits & ~bit);
