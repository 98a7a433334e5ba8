import { z } from 'zod';
import { text } from './common.ts';

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
