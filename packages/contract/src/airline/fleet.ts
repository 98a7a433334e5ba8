import { SERVICES, TAIL_STATES } from '@va/domain/fleet/tail-state.ts';
import { MOST_AIRCRAFT_WORDS } from '@va/domain/fleet/aircraft-details.ts';
import { z } from 'zod';
import { icaoSchema, registrationSchema } from '../flights/flights.ts';
import { dateSchema, instantSchema, keysOf } from '../shared/values.ts';
import { csvProblemSchema, csvTextSchema, fileNameSchema } from '../shared/csv-texts.ts';

const serviceSchema = keysOf(SERVICES).meta({ id: 'AircraftService' });

/** A tail as it is now: where, since when, what it is doing, and what it has flown. */
export const aircraftSchema = z
  .object({
    id: z.uuid(),
    registration: z.string(),
    typeId: z.string(),
    model: z.string(),
    icaoType: z.string(),
    name: z.string().describe('Empty where it has none'),
    livery: z.string().describe('Empty where nobody has said it'),
    deliveredOn: dateSchema.nullable().describe('When the airline got it; null where nobody has said it'),
    base: z.string().describe('ICAO code of the airport where it belongs'),
    isSubstitute: z.boolean().describe('The portal’s fleet page does not show it'),
    service: serviceSchema,
    state: keysOf(TAIL_STATES).meta({ id: 'TailState' }),
    place: z.object({ icao: z.string(), city: z.string(), since: instantSchema.nullable() }),
    minutes: z.int32().describe('Block time of the reports that stand'),
    cycles: z.int32().describe('Flights of the reports that stand'),
    next: z
      .object({
        std: instantSchema,
        dep: z.string(),
        arr: z.string(),
        callsign: z.string().nullable(),
        number: z.int32().nullable().describe('1 to 9999, without the airline’s code'),
      })
      .nullable()
      .describe('Its next booking'),
    note: z.string().nullable().describe('Why its service changed last'),
    version: z.int32().describe('For `If-Match`'),
  })
  .meta({ id: 'Aircraft' });

const reason = z.string().trim().min(1).max(2000);

export const changeServiceBodySchema = z
  .strictObject({ service: serviceSchema, reason })
  .meta({ id: 'ChangeService', example: { service: 'maintenance', reason: 'Revisión A programada.' } });

export const ferryBodySchema = z
  .strictObject({ to: icaoSchema, reason })
  .meta({ id: 'Ferry', example: { to: 'ZZZZ', reason: 'Hace falta allí para el evento.' } });

/** Why, where it says something new. */
const spareReason = z.string().trim().max(2000).optional();

const details = {
  name: z.string().trim().normalize('NFC').max(MOST_AIRCRAFT_WORDS).describe('Empty where it has none'),
  livery: z.string().trim().normalize('NFC').max(MOST_AIRCRAFT_WORDS).describe('Empty where nobody says it'),
  deliveredOn: dateSchema
    .nullable()
    .describe('When the airline got it, today at the latest; null for unknown'),
  base: icaoSchema.describe('Airport of the network where it belongs'),
};

export const addAircraftBodySchema = z
  .strictObject({
    registration: registrationSchema,
    typeId: z.string().min(1).max(60).describe('Id of one of `GET /types`'),
    ...details,
    place: icaoSchema.describe('Airport of the network where it stands'),
    reason: spareReason,
  })
  .meta({
    id: 'AddAircraft',
    example: {
      registration: 'F-ABCD',
      typeId: 'b737-800',
      name: 'Ciudad de Ávila',
      livery: 'Los colores de siempre',
      deliveredOn: '2026-03-02',
      base: 'ZZZZ',
      place: 'ZZZZ',
    },
  });

export const addedAircraftSchema = z
  .object({
    aircraft: aircraftSchema,
    importId: z.uuid().describe('Where its entry can be taken back as long as nobody has booked or flown it'),
  })
  .meta({ id: 'AddedAircraft' });

export const changeAircraftBodySchema = z
  .strictObject({ ...details, reason: spareReason })
  .partial()
  .meta({ id: 'ChangeAircraft', example: { name: 'Ciudad de Ávila' } });

const changedDetails = z.object(details).partial();

/** What happened to a tail: a flight that stands, a ferry, a change of service. */
export const aircraftHistorySchema = z
  .object({
    aircraft: aircraftSchema,
    importId: z
      .uuid()
      .nullable()
      .describe(
        'Where its entry can be taken back; null for one that staff did not add by itself or have changed since',
      ),
    entries: z
      .array(
        z.object({
          kind: z.enum(['flight', 'ferry', 'service_change', 'change', 'note']),
          at: instantSchema.describe('When a flight was on block, or when it was changed'),
          from: z.string().nullable().describe('Airport, of a flight'),
          to: z.string().nullable().describe('Airport, of a flight or a ferry'),
          number: z.int32().nullable().describe('1 to 9999, without the airline’s code'),
          callsign: z.string().nullable().describe('Of the pilot, or of who changed it'),
          minutes: z.int32().nullable().describe('Block time of a flight'),
          service: serviceSchema.nullable(),
          reason: z.string().nullable(),
          before: changedDetails.nullable().describe('What a change has changed, as it was'),
          after: changedDetails.nullable().describe('The same as it was left'),
        }),
      )
      .describe('The latest first, 200 at most'),
  })
  .meta({ id: 'AircraftHistory' });

export const fleetCsvSchema = z.object({ csv: z.string() }).meta({ id: 'FleetCsv' });

/** A tail as a file of aircraft says it. */
const rowSchema = z
  .object({
    registration: z.string(),
    typeId: z.string(),
    icaoType: z.string(),
    place: z.string().describe('ICAO code of where it is'),
    base: z.string(),
    service: serviceSchema,
  })
  .meta({ id: 'AircraftRow' });

/** What a file of aircraft would change. Nothing is applied before somebody has seen this. */
export const fleetReviewSchema = z
  .object({
    seen: z.string().describe('To send with the order to apply: what is applied is what was seen'),
    counts: z
      .object({ added: z.int32(), changed: z.int32(), problems: z.int32() })
      .describe('How many there are of each; the lists hold the first thousand'),
    added: z.array(rowSchema),
    changed: z.array(
      z.object({
        before: rowSchema,
        after: rowSchema,
        fields: z.array(z.enum(['base', 'place', 'service'])),
      }),
    ),
    same: z.int32().describe('Aircraft that the file leaves as they are'),
    problems: z.array(csvProblemSchema).describe('What is wrong; a row may have several'),
    refused: z.int32().describe('Rows of the file with a problem'),
    refusedCsv: z.string().nullable().describe('Those rows with what is wrong, to mend and send again'),
    ignored: z.array(z.string()).describe('Columns with contents that are not kept'),
    importId: z
      .uuid()
      .nullable()
      .describe('Where what was applied can be taken back; null before, and where nothing changed'),
  })
  .meta({ id: 'FleetReview' });

export const checkFleetBodySchema = z
  .strictObject({ csv: csvTextSchema })
  .meta({ id: 'CheckFleet', example: { csv: 'subfleet,registration,status\nB738,F-ABCD,A\n' } });

export const applyFleetBodySchema = z
  .strictObject({
    csv: csvTextSchema,
    fileName: fileNameSchema,
    seen: z.string().max(100).describe('Of the review that was seen'),
    reason: z.string().trim().min(1).max(2000).describe('For the history of each tail'),
    partial: z
      .boolean()
      .default(false)
      .describe('Apply the rows without problems although others were refused'),
  })
  .meta({
    id: 'ApplyFleet',
    example: {
      csv: 'subfleet,registration,status\nB738,F-ABCD,A\n',
      seen: '1-1-0',
      reason: 'Llega un avión nuevo.',
    },
  });
