/** Rows as the check of their kind kept them, read back from the database. */
import { z } from 'zod';
import type { AirportRow } from '@va/domain/airport/airport-csv.ts';
import type { BalanceRow } from '@va/domain/imports/balances-csv.ts';
import type { LogbookRow, PilotRow } from '@va/domain/imports/import-rows.ts';

export const airportRowSchema: z.ZodType<AirportRow> = z.object({
  icao: z.string(),
  iata: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  timezone: z.string(),
  lat: z.number(),
  lon: z.number(),
});

export const pilotRowSchema: z.ZodType<PilotRow> = z.object({
  callsign: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  country: z.string().nullable(),
  rank: z.string(),
  base: z.string(),
  vatsimCid: z.number().nullable(),
  ivaoVid: z.number().nullable(),
  joinedAt: z.string().nullable(),
});

export const logbookRowSchema: z.ZodType<LogbookRow> = z.object({
  callsign: z.string(),
  flightNumber: z.number().nullable(),
  dep: z.string(),
  arr: z.string(),
  icaoType: z.string(),
  offBlock: z.string(),
  onBlock: z.string(),
  blockMin: z.number(),
  distanceNm: z.number().nullable(),
  touchdownFpm: z.number().nullable(),
  score: z.number().nullable(),
  emergency: z.boolean(),
});

export const balanceRowSchema: z.ZodType<BalanceRow> = z.object({
  callsign: z.string(),
  minutes: z.number(),
  points: z.number(),
});
