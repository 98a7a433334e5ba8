/** `content/notams.yaml`: the company's notices. */
import { z } from 'zod';
import { icao, id, idOf, isoDate, text } from './common.ts';

/** Alta: changes how pilots fly. Media: to be known before flying. Baja: information. */
export const importance = z.enum(['Alta', 'Media', 'Baja']);
export type Importance = z.infer<typeof importance>;

export const notamSchema = z.strictObject({
  id,
  /** Day of publication. */
  date: isoDate,
  title: text,
  importance,
  /** Paragraphs, separated by a blank line. */
  content: text,
  /** Last day in force; left out, until it is taken away. */
  until: isoDate.optional(),
  /** Whom it is for; left out, everybody. */
  affects: z
    .strictObject({
      /** Models of types, as in fleet.yaml. */
      types: z.array(text).min(1).optional(),
      /** ICAO codes of airports. */
      airports: z.array(icao).min(1).optional(),
      /** `id` of tours. */
      tours: z.array(idOf('un tour de tours.yaml')).min(1).optional(),
      /** Names of ranks, as in pilots.yaml: only their pilots have to read it. */
      ranks: z.array(text).min(1).optional(),
    })
    .optional(),
  /** Pilots must have read it before they book what it affects. */
  mustRead: z.boolean().optional(),
  /** Last day on which it must have been read before booking; left out, as long as it is in force. */
  ackUntil: isoDate.optional(),
  /** Raise it by one for a change of meaning, so that everybody must read it again; not for typing mistakes. */
  revision: z.number().int().min(1, 'empieza en 1: escribe 1, 2, 3…').max(1000).optional(),
  /** Somebody has looked at the date and found it right, though the content check thinks it far ahead. */
  reviewed: z.array(z.enum(['date'])).optional(),
});
export type Notam = z.infer<typeof notamSchema>;

/** What tells a notice from the others before it is opened. */
export type NotamHead = Pick<Notam, 'id' | 'date' | 'title' | 'importance' | 'until' | 'affects'>;

export const notamsSchema = z.array(notamSchema);
