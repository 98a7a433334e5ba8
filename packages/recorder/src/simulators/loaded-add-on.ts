import type { Reading } from '../core/reading.ts';
import {
  type AddOnCorrection,
  type AddOnPlace,
  correct,
  correctionsFor,
  type PlaceKind,
  placesOf,
} from './add-on-corrections.ts';

/** The aircraft that is loaded, as far as it keeps values elsewhere than its simulator does. */
export class LoadedAddOn {
  readonly #fields: ReturnType<typeof correctionsFor>;
  readonly places: readonly AddOnPlace[];
  #isTold = false;

  constructor(title: string | null, all: readonly AddOnCorrection[], kind: PlaceKind) {
    this.#fields = correctionsFor(title, all, kind);
    this.places = placesOf(this.#fields);
  }

  /**
   * A reading with the add-on's own values in it. A simulator that is asked for what it does not have may answer 0: only
   * once a value is another one is the add-on known to be there, and its zeros are believed.
   * @param exists whether the simulator itself has said that they are there
   */
  correct(reading: Reading, values: ReadonlyMap<string, number>, exists = false): Reading {
    this.#isTold ||= exists || [...values.values()].some((value) => value !== 0 && Number.isFinite(value));
    return correct(reading, this.#fields, this.#isTold ? values : NOTHING);
  }
}

const NOTHING: ReadonlyMap<string, number> = new Map();
