/** `content/fleet.yaml`: aircraft types and the aircraft. */
import { z } from 'zod';
import { id, idOf, pageUrl, picture, registration, text } from './common.ts';

/** The seventeen texts about an aircraft that pilots read, each with its unit. */
export const specifications = z.strictObject({
  /** Seats; with the classes when there are two. */
  capacity: text,
  /** Number, maker, model and thrust. */
  engines: text,
  /** Knots (and km/h). */
  takeoffSpeed: text,
  /** Metres. */
  height: text,
  /** Pilots. */
  technicalCrew: text,
  /** Cabin crew. */
  cabinCrew: text,
  /** kg/h in cruise. */
  fuelConsumption: text,
  /** Knots (and km/h). */
  landingSpeed: text,
  /** Metres. */
  fuselageWidth: text,
  /** How many of the type the airline has. */
  units: text,
  /** Litres (and kg). */
  fuelCapacity: text,
  /** Mach number and flight levels. */
  cruiseSpeedAltitude: text,
  /** Metres. */
  length: text,
  landingGear: text,
  /** Kilograms. */
  maxTakeoffWeight: text,
  /** Kilometres (and NM). */
  range: text,
  /** Metres. */
  wingspan: text,
});
export type Specifications = z.infer<typeof specifications>;

/** A run of equal rows in a cabin. */
const seatRows = z.strictObject({
  /** First and last row number. */
  rows: z.tuple([z.int().min(1).max(99), z.int().min(1).max(99)]),
  /** `B` business, `Y` economy. */
  cabin: z.enum(['B', 'Y']),
  /** Seat letters of each block from left to right, `ABC`, `DEF`. */
  blocks: z
    .array(z.string().regex(/^[A-Z]{1,5}$/, 'escribe las letras de los asientos del bloque, por ejemplo ABC'))
    .min(1),
  /** Rows of this run that stand at an exit. */
  exitRows: z.array(z.int()).default([]),
});

export const seatLayoutSchema = z.strictObject({
  /** Seats that the rows must add up to. */
  capacity: z.int().min(1).max(900),
  rows: z.array(seatRows).min(1),
  /** Pairs of doors: name, and position as a fraction of the length from the nose (schematic). */
  doors: z.array(
    z.strictObject({
      name: text,
      position: z.number().min(0).max(1),
      overwing: z.boolean().default(false),
      afterRow: z.int().min(0),
    }),
  ),
  /** Galleys and lavatories and where they stand. */
  monuments: z.array(z.strictObject({ kind: z.enum(['cocina', 'aseo']), where: text })),
});
export type SeatLayout = z.infer<typeof seatLayoutSchema>;

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
  nacelleDiameterM: z.number().min(0.5).max(6),
  /** Tip device. */
  wingtip: z.enum(['fence', 'winglet', 'sharklet', 'raked']),
});
export type AircraftDimensions = z.infer<typeof dimensions>;

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
