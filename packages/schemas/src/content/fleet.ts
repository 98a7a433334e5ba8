/** `content/fleet.yaml`: aircraft types and the aircraft. */
import { z } from 'zod';
import { icao, id, idOf, isoDate, pageUrl, picture, registration, text } from './common.ts';
import { seatLayoutSchema } from './seat-layout.ts';

/** Measures from which the drawings are made. */
const dimensions = z.strictObject({
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

/** The seventeen texts about an aircraft that pilots read, each with its unit. */
const specifications = z.strictObject({
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

/** The main deck of a freighter: its load stands where others have seats. */
export const mainDeckSchema = z.strictObject({
  /** The most that the aircraft carries, kilograms. */
  loadKg: z.int().min(50).max(300_000),
  /** Runs of equal positions from the nose aft. */
  positions: z
    .array(
      z.strictObject({
        /** What stands there: `Palé de 88 × 125 pulgadas`, `Carga suelta`. */
        kind: text,
        /** Side by side. */
        abreast: z.int().min(1).max(3).default(1),
        /** One behind the other. */
        rows: z.int().min(1).max(40),
      }),
    )
    .min(1),
  /** Doors for the load: name, position as a fraction of the length from the nose (schematic), and the row before it. */
  doors: z.array(
    z.strictObject({ name: text, position: z.number().min(0).max(1), afterRow: z.int().min(0).max(99) }),
  ),
});

export type MainDeck = z.infer<typeof mainDeckSchema>;

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
  /** The cabin; a freighter has a main deck in its place. */
  seatLayout: seatLayoutSchema.optional(),
  mainDeck: mainDeckSchema.optional(),
});

export type AircraftType = z.infer<typeof aircraftTypeSchema>;

const aircraftEntry = z.strictObject({
  /** Key of the aircraft. */
  registration,
  /** `id` of its type. */
  type: idOf('un tipo de la parte «types»'),
  /** Picture of the card; left out, the aircraft is drawn from its measures. */
  image: picture.optional(),
  /** Two pictures of the cabin; may be left out. */
  interiorImages: z.tuple([picture, picture]).optional(),
  /** Page of its seats or its main deck, shown in a frame; left out, the one that is drawn for its type. */
  seatMapUrl: pageUrl.optional(),
  /** ICAO code of the airport where it is at home; left out, the airline's base. */
  base: icao.optional(),
  /** Its name, how it is painted, and the day on which the airline got it; each may be left out. */
  name: text.max(60).optional(),
  livery: text.max(60).optional(),
  delivered: isoDate.optional(),
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
  /** Undefined where it has no picture, and is drawn. */
  imageUrl?: string | undefined;
  imageAlt?: string | undefined;
  /** May be empty. */
  interiorImages: { src: string; alt: string }[];
  /** Undefined for a type with neither seats nor a main deck. */
  seatMapUrl?: string | undefined;
  /** It carries load and no passengers. */
  isFreighter?: boolean | undefined;
  specifications: Specifications;
  dimensions: AircraftDimensions;
  businessCabin: boolean;
}
