import type { Reading } from '../core/reading.ts';
import {
  type AddOnCorrection,
  type AddOnPlace,
  correct,
  correctionsFor,
  type PlaceKind,
  placesOf,
} from './add-on-corrections.ts';

/** The corrections of the loaded aircraft. */
export class LoadedAddOn {
  readonly #fields: ReturnType<typeof correctionsFor>;
  readonly places: readonly AddOnPlace[];
  #isTold = false;

  constructor(title: string | null, all: readonly AddOnCorrection[], kind: PlaceKind) {
    this.#fields = correctionsFor(title, all, kind);
    this.places = placesOf(this.#fields);
  }

  /**
   * Puts the add-on's own values into a reading. A simulator may answer 0 for a variable that does not exist: only once
   * some value is not 0 is the add-on known to be present, and its zeros count.
   * @param exists whether the simulator itself has confirmed that the variables exist
   */
  correct(reading: Reading, values: ReadonlyMap<string, number>, exists = false): Reading {
    this.#isTold ||= exists || [...values.values()].some((value) => value !== 0 && Number.isFinite(value));
    return correct(reading, this.#fields, this.#isTold ? values : NOTHING);
  }
}

const NOTHING: ReadonlyMap<string, number> = new Map();
