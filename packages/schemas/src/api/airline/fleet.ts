import { SERVICES } from '@va/domain/fleet/service-change.ts';
import { TAIL_STATES } from '@va/domain/fleet/tail-state.ts';
import { z } from 'zod';
import { icaoSchema } from '../flights/flights.ts';
import { instantSchema, keysOf } from '../shared/values.ts';

export const serviceSchema = keysOf(SERVICES).meta({ id: 'AircraftService' });

/** A tail as it is now: where, since when, what it is doing, and what it has flown. */
export const aircraftSchema = z
  .object({
    id: z.uuid(),
    registration: z.string(),
    typeId: z.string(),
    model: z.string(),
    icaoType: z.string(),
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

/** What happened to a tail: a flight that stands, a ferry, a change of service. */
export const aircraftHistorySchema = z
  .object({
    aircraft: aircraftSchema,
    entries: z
      .array(
        z.object({
          kind: z.enum(['flight', 'ferry', 'service_change', 'note']),
          at: instantSchema.describe('When a flight was on block, or when it was changed'),
          from: z.string().nullable().describe('Airport, of a flight'),
          to: z.string().nullable().describe('Airport, of a flight or a ferry'),
          number: z.int32().nullable().describe('1 to 9999, without the airline’s code'),
          callsign: z.string().nullable().describe('Of the pilot, or of who changed it'),
          minutes: z.int32().nullable().describe('Block time of a flight'),
          service: serviceSchema.nullable(),
          reason: z.string().nullable(),
        }),
      )
      .describe('The latest first, 200 at most'),
  })
  .meta({ id: 'AircraftHistory' });

export const fleetCsvSchema = z.object({ csv: z.string() }).meta({ id: 'FleetCsv' });
