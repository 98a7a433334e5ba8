/** `content/liveries.yaml`: livery downloads by aircraft family. */
import { z } from 'zod';
import { httpsUrl, text } from './common.ts';

/** Special `url` of a livery that can only be had in the chat community: opens a dialog. */
export const DISCORD_ONLY = 'discord-only';

const liveryItem = z.strictObject({
  title: text,
  /** https address of the download, or `discord-only`. */
  url: z.union([z.literal(DISCORD_ONLY), httpsUrl], {
    error: 'no es una dirección admitida: escribe una dirección que empiece por https://, o discord-only',
  }),
  /** Simulators it is made for. */
  simulators: text,
});

export const liverySchema = z.strictObject({
  /** Aircraft family. */
  category: text,
  items: z.array(liveryItem).min(1),
});
export type Livery = z.infer<typeof liverySchema>;

export const liveriesSchema = z.array(liverySchema);
