/** `content/pilots.yaml`: ranks and the pilot table. */
import { z } from 'zod';
import { picture, text } from './common.ts';

const rankSchema = z.strictObject({
  /** Name of the rank; pilots refer to it. */
  rango: text,
  /** Drawing of the stripes. */
  galones: picture,
  /** Golden bars, 1 to 4. */
  stripes: z.int().min(1).max(4),
  /** Instructors carry a star. */
  star: z.boolean().default(false),
  /** What the rank takes, for the table of the documents: points, block hours flown for the airline, and the rest. */
  points: z.int().min(0).optional(),
  hours: z.int().min(0).optional(),
  also: text.optional(),
});
export type Rank = z.infer<typeof rankSchema>;

const pilotEntry = z.strictObject({
  /** Callsign (`ABC123`) or the alias of a position. */
  id: z
    .string()
    .regex(
      /^[A-Z0-9-]{2,10}$/,
      'no es un identificador de piloto: escribe de 2 a 10 mayúsculas, cifras o guiones, sin espacios',
    ),
  nombre: text,
  /** One of the positions above, when the pilot has one. */
  cargo: text.optional(),
  /** One of the ranks above. */
  rango: text,
});

export const pilotsSchema = z.strictObject({
  ranks: z.array(rankSchema).min(1),
  /** Positions in the management; pilots refer to them. */
  positions: z.array(text).default([]),
  pilots: z.array(pilotEntry),
});
export type PilotsFile = z.infer<typeof pilotsSchema>;

/** What the portal knows of a pilot. */
export interface PilotInfo {
  nombre: string;
  cargo?: string | undefined;
  rango: string;
  /** Rank stripes image and its description. */
  galones: { src: string; alt: string };
}

/** `content/team.yaml`: management members and the commitment text. */

const member = z.strictObject({
  /** One letter for the badge. */
  initial: z.string().regex(/^\p{Lu}$/u, 'no es una inicial: escribe una sola letra mayúscula'),
  name: text,
  position: text,
  description: text,
});

export const teamSchema = z.strictObject({
  members: z.array(member).min(1),
  commitment: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
});
export type Team = z.infer<typeof teamSchema>;
