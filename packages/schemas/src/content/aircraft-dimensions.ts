import { z } from 'zod';

/** Measures from which the drawings are made. */
export const dimensions = z.strictObject({
  /** Metres, nose to tail. */
  lengthM: z.number().min(5).max(90),
  /** Metres, tip to tip. */
  wingspanM: z.number().min(5).max(90),
  /** Metres, ground to the top of the fin. */
  heightM: z.number().min(2).max(30),
  /** Metres. */
  fuselageWidthM: z.number().min(1).max(10),
  /** Diameter of the nacelle in metres. */
  nacelleDiameterM: z.number().min(0.3).max(6),
  /** Tip device; `none` where the wing just ends. */
  wingtip: z.enum(['fence', 'winglet', 'sharklet', 'raked', 'none']),
  /** Diameter of the propellers in metres; left out, the engines are jets. */
  propellerDiameterM: z.number().min(1).max(7).optional(),
  /** The wing stands on the fuselage, and the tailplane on the fin. */
  highWing: z.boolean().optional(),
});

export type AircraftDimensions = z.infer<typeof dimensions>;
