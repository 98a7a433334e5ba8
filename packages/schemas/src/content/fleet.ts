/** `content/fleet.yaml`: aircraft types and the aircraft. */
import { z } from 'zod';
import { id, idOf, pageUrl, picture, registration, text } from './common.ts';
import { type AircraftDimensions, dimensions } from './aircraft-dimensions.ts';
import { type Specifications, specifications } from './aircraft-specifications.ts';
import { seatLayoutSchema } from './seat-layout.ts';

export const aircraftTypeSchema = z.strictObject({
  id,
  /** Name shown, e.g. `B737-800`. */
  model: text,
  /** Family, groups the fleet: `B737`. */
  family: text,
  /** ICAO type designator, e.g. `B738`. */
  icaoType: z
    .string()
    .regex(
      /^[A-Z0-9]{2,4}$/,
      'no es un código OACI de tipo de avión: escribe de dos a cuatro mayúsculas o cifras, por ejemplo B738',
    ),
  specifications,
  /** The most wind for take-off and landing, gusts included, in knots; the weather warns above it. */
  windLimits: z
    .strictObject({ crosswindKt: z.int().min(5).max(60), tailwindKt: z.int().min(0).max(25) })
    .optional(),
  dimensions,
  seatLayout: seatLayoutSchema,
});

export type AircraftType = z.infer<typeof aircraftTypeSchema>;

const aircraftEntry = z.strictObject({
  /** Key of the aircraft. */
  registration,
  /** `id` of its type. */
  type: idOf('un tipo de la parte «types»'),
  /** Picture of the card. */
  image: picture,
  /** Two pictures of the cabin. */
  interiorImages: z.tuple([picture, picture]),
  /** Seat-map page shown in a frame. */
  seatMapUrl: pageUrl,
  /** Has a business cabin; adds the suffix «Business Cabin». */
  businessCabin: z.boolean().default(false),
});

export const fleetSchema = z.strictObject({
  types: z.array(aircraftTypeSchema).min(1),
  aircraft: z.array(aircraftEntry).min(1),
});

export type FleetFile = z.infer<typeof fleetSchema>;

/** What pages without the fleet need to know of a type. */
export interface TypeSummary {
  model: string;
  /** ICAO type designator. */
  icaoType: string;
  /** As in its specifications, with the unit. */
  range: string;
  /** Of the aircraft of this type, in the order of the file; may be none. */
  registrations: string[];
  /** The most wind for take-off and landing, gusts included, in knots. */
  windLimits?: { crosswindKt: number; tailwindKt: number } | undefined;
}

/** An aircraft as the pages get it, with what it takes from its type. */
export interface Aircraft {
  model: string;
  family: string;
  type: string;
  registration: string;
  imageUrl: string;
  imageAlt: string;
  interiorImages: { src: string; alt: string }[];
  seatMapUrl: string;
  specifications: Specifications;
  dimensions: AircraftDimensions;
  businessCabin: boolean;
}
