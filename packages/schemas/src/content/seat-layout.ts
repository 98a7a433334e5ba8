import { z } from 'zod';
import { text } from './common.ts';

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
