/** What a recorder that pilots download is told of the airline: `grabador.json` beside it. */
import { z } from 'zod';

/** `content/plataforma/aviones-grabador.yaml`: where aircraft of add-ons keep what the simulator's own variables get wrong. */

/** Longest name of a dataref: X-Plane's packet has 400 bytes for the name and the index behind it. */
const MOST_LETTERS = 390;
const MOST_IN_LIST = 1023;

const placeSchema = z
  .strictObject({
    variable: z
      .string()
      .regex(
        /^L:[\w ]{1,100}$/,
        'Una variable local se escribe con su «L:», como L:A32NX_PARK_BRAKE_LEVER_POS',
      )
      .optional()
      .describe('Local variable of Microsoft Flight Simulator, with its `L:`'),
    dataref: z
      .string()
      .max(MOST_LETTERS)
      .regex(
        /^\w[\w.-]*(?:\/[\w.-]+)+$/,
        'Un dataref se escribe con sus barras, como AirbusFBW/ParkBrake; el número de una lista va en «index»',
      )
      .optional()
      .describe('Dataref of X-Plane'),
    index: z
      .int()
      .min(0)
      .max(MOST_IN_LIST)
      .optional()
      .describe('For a dataref that is a list: which of its values, from 0; the first without it'),
    on: z
      .number()
      .optional()
      .describe('For switches: the number that stands for «on»; without it, any but 0'),
    auto: z
      .number()
      .optional()
      .describe('For switches: the number of a position that does not say whether it is on, such as AUTO'),
    step: z
      .number()
      .positive()
      .optional()
      .describe('For levers and fuel: how much of the value one notch or one kg is; 1 without it'),
  })
  .refine(
    ({ variable, dataref }) => (variable === undefined) !== (dataref === undefined),
    'Escribe dónde está el dato: «variable» en Microsoft Flight Simulator o «dataref» en X-Plane, una de las dos',
  )
  .refine(
    ({ dataref, index }) => index === undefined || dataref !== undefined,
    '«index» es un lugar en una lista de X-Plane: añade «dataref» o borra «index»',
  );

/** The place of a value that an add-on stores elsewhere; null if it hides the value, which then counts as unknown. */
const place = placeSchema.nullable().optional();

const addOnSchema = z.strictObject({
  title: z
    .string()
    .trim()
    .min(2)
    .max(100)
    .describe('Part of the title that the simulator shows, any case; in X-Plane also of the description'),
  source: z.string().trim().min(1).max(300).describe('Where this is known from'),
  fields: z
    .strictObject({
      beacon: place,
      nav: place,
      strobe: place,
      landing: place,
      taxi: place,
      parkingBrake: place,
      flaps: place,
      gear: place,
      fuelKg: place,
      stall: place,
      overspeed: place,
      engines: z
        .array(placeSchema)
        .min(1)
        .max(8)
        .nullable()
        .optional()
        .describe('One place an engine, the first first'),
    })
    .refine((fields) => Object.keys(fields).length > 0, 'Nombra al menos un dato'),
});

export const recorderAddOnsSchema = z.array(addOnSchema).max(200);

export const RECORDER_SETTINGS_FILE = 'grabador.json';

/** The loopback addresses are for who tries it on the own PC; everything else is asked for over TLS. */
const isSafe = (address: string) =>
  address.startsWith('https://') || /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(address);

export const recorderSettingsSchema = z.object({
  name: z.string().trim().min(1).max(80).describe('Name of the airline, for people'),
  address: z
    .url({ protocol: /^https?$/, error: 'No es una dirección' })
    .refine(isSafe, 'La dirección empieza por https://')
    .transform((address) => `${address.replace(/\/*$/, '')}/`)
    .describe('Address of the portal, under which the platform stands; ends with a slash'),
  code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('ICAO code of the airline, which stands before the number of a flight'),
  build: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional()
    .describe('What this build is called among the files that the portal hands out'),
  addOns: recorderAddOnsSchema.default([]).describe('Aircraft whose values stand elsewhere'),
});

export type RecorderSettings = z.infer<typeof recorderSettingsSchema>;
