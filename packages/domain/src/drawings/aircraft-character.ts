import type { AircraftDimensions } from '../shapes.ts';

/** Features by which people tell one airliner from another. Lengths along the fuselage are fractions of its length. */
export interface AircraftCharacter {
  wing: {
    /** Leading edge where it leaves the fuselage. */
    rootAt: number;
    rootChord: number;
    tipChord: number;
    /** Sweep of the leading edge, degrees. */
    sweep: number;
    /** Position of the break in the trailing edge, fraction of the half span. */
    kinkAt: number;
    /** Sweep of the trailing edge inboard of the break, degrees. */
    innerSweep: number;
    /** Position where the tip device begins, fraction of the half span. */
    deviceAt: number;
    /** Dihedral, degrees. */
    dihedral: number;
    /** Flap track fairings, fractions of the half span. */
    fairings: readonly number[];
  };
  engine: {
    /** Distance from the centre line, fraction of the half span. */
    at: number;
    /** Cowl length and lead over the leading edge, in nacelle diameters. */
    length: number;
    lead: number;
    /** Hot section that shows behind the cowl, in nacelle diameters; 0 when the cowl covers it. */
    core: number;
    /** Gap between nacelle and ground, metres per metre of height. */
    clearance: number;
  };
  tail: {
    /** Span of the tailplane as a fraction of the wing's. */
    span: number;
    rootAt: number;
    rootChord: number;
    tipChord: number;
    sweep: number;
  };
  fin: { rootAt: number; tipAt: number; tipEnd: number; rootEnd: number };
  body: {
    /** Height of the fuselage per metre of width. */
    tall: number;
    /** Ground to belly as a fraction of the total height. */
    belly: number;
    /** Distance from the tip at which the nose has full width, in fuselage widths. */
    noseLength: number;
    /** 0 pointed … 1 blunt. */
    bluntness: number;
    /** Height of the tip of the nose, fraction of the fuselage's height. */
    noseTip: number;
    /** Dark surround of the windscreen. */
    mask: boolean;
  };
  gear: { nose: number; main: number; bogie: boolean };
}

const narrow: AircraftCharacter = {
  wing: {
    rootAt: 0.337,
    rootChord: 0.168,
    tipChord: 0.042,
    sweep: 27.5,
    kinkAt: 0.375,
    innerSweep: 0,
    deviceAt: 0.985,
    dihedral: 5.1,
    fairings: [0.33, 0.52, 0.7],
  },
  engine: { at: 0.337, length: 1.8, lead: 1.3, core: 0.32, clearance: 0.05 },
  tail: { span: 0.365, rootAt: 0.835, rootChord: 0.112, tipChord: 0.04, sweep: 32 },
  fin: { rootAt: 0.795, tipAt: 0.92, tipEnd: 0.978, rootEnd: 0.945 },
  body: { tall: 1.05, belly: 0.15, noseLength: 1.5, bluntness: 0.75, noseTip: 0.37, mask: false },
  gear: { nose: 0.135, main: 0.472, bogie: false },
};

const wide: AircraftCharacter = {
  wing: {
    rootAt: 0.352,
    rootChord: 0.17,
    tipChord: 0.037,
    sweep: 32.5,
    kinkAt: 0.34,
    innerSweep: 6,
    deviceAt: 0.955,
    dihedral: 5.5,
    fairings: [0.27, 0.42, 0.55, 0.68, 0.8],
  },
  engine: { at: 0.311, length: 2.1, lead: 1.5, core: 0, clearance: 0.045 },
  tail: { span: 0.322, rootAt: 0.838, rootChord: 0.104, tipChord: 0.038, sweep: 34 },
  fin: { rootAt: 0.798, tipAt: 0.918, tipEnd: 0.968, rootEnd: 0.936 },
  body: { tall: 1, belly: 0.128, noseLength: 1.35, bluntness: 0.8, noseTip: 0.36, mask: false },
  gear: { nose: 0.105, main: 0.503, bogie: true },
};

/** The same fuselage with a new wing and engine. */
const wideNeo: AircraftCharacter = {
  ...wide,
  wing: { ...wide.wing, deviceAt: 0.9 },
  engine: { ...wide.engine, length: 1.36, lead: 1.45, core: 0.52 },
  tail: { ...wide.tail, span: 0.303 },
  body: { ...wide.body, mask: true },
};

const wideComposite: AircraftCharacter = {
  wing: {
    rootAt: 0.322,
    rootChord: 0.198,
    tipChord: 0.036,
    sweep: 35.5,
    kinkAt: 0.3,
    innerSweep: 3,
    deviceAt: 0.82,
    dihedral: 6,
    fairings: [0.25, 0.45, 0.63],
  },
  engine: { at: 0.324, length: 1.3, lead: 1.5, core: 0.5, clearance: 0.045 },
  tail: { span: 0.29, rootAt: 0.826, rootChord: 0.108, tipChord: 0.034, sweep: 39 },
  fin: { rootAt: 0.79, tipAt: 0.908, tipEnd: 0.956, rootEnd: 0.915 },
  body: { tall: 1.02, belly: 0.125, noseLength: 1.48, bluntness: 0.6, noseTip: 0.4, mask: true },
  gear: { nose: 0.075, main: 0.5, bogie: true },
};

/** Straight wing, slim nacelles far ahead of it. */
const propeller: AircraftCharacter = {
  wing: {
    rootAt: 0.375,
    rootChord: 0.1,
    tipChord: 0.058,
    sweep: 2.5,
    kinkAt: 0.4,
    innerSweep: 0,
    deviceAt: 0.985,
    dihedral: 2.5,
    fairings: [],
  },
  engine: { at: 0.3, length: 3.2, lead: 2, core: 0, clearance: 0.12 },
  tail: { span: 0.28, rootAt: 0.86, rootChord: 0.085, tipChord: 0.05, sweep: 10 },
  fin: { rootAt: 0.79, tipAt: 0.885, tipEnd: 0.97, rootEnd: 0.945 },
  body: { tall: 1.03, belly: 0.1, noseLength: 1.5, bluntness: 0.55, noseTip: 0.38, mask: false },
  gear: { nose: 0.09, main: 0.45, bogie: false },
};

/** Wider than this, metres, a fuselage has two aisles. */
const TWO_AISLES_M = 4.9;

/**
 * The proportions to draw with, chosen from width, tip device and propellers alone, so that a type nobody thought of is drawn too.
 * They are estimates that make types recognisable; only the measures of `AircraftDimensions` are true to scale.
 */
export function characterOf(dimensions: AircraftDimensions): AircraftCharacter {
  const { fuselageWidthM, wingtip, propellerDiameterM } = dimensions;
  if (propellerDiameterM !== undefined) return propeller;
  if (fuselageWidthM < TWO_AISLES_M) {
    return wingtip === 'fence' || wingtip === 'none'
      ? narrow
      : { ...narrow, wing: { ...narrow.wing, deviceAt: 0.92 } };
  }
  if (wingtip === 'raked') return wideComposite;
  return wingtip === 'sharklet' ? wideNeo : wide;
}
