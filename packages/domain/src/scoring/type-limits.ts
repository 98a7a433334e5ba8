/** Figures of an aircraft type that rules compare with. */
export interface TypeLimits {
  /** Largest operating speed, kt indicated. */
  vmoKt: number;
  /** Largest operating Mach number. */
  mmo: number;
  /** Largest speed with each lever position, kt: 1 without and with the wing's rear flaps, 2, 3, 4. */
  vfeKt: { '1': number; '1+F': number; '2': number; '3': number; '4': number };
  /** Largest speed with the gear down or moving down, kt. */
  gearKt: number;
  /** Largest speed while the gear moves up, kt. */
  gearRetractionKt: number;
  /** Speed under which a stall is plausible, kt. */
  stallKt: number;
  /** Fuel for the last 30 minutes, kg. */
  reserveKg: number;
  /** Largest take-off weight, kg. */
  mtowKg: number;
  /** Largest landing weight, kg; null when nobody has given it. */
  mlwKg: number | null;
}
