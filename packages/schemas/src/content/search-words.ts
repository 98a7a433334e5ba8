/** `content/search-words.yaml`: other words that pilots have for a page, by which the search finds it. */
import { z } from 'zod';
import { text } from './common.ts';

export const searchWordsSchema = z.array(
  z.strictObject({
    /** Address of the page within the portal. */
    page: z
      .string()
      .regex(
        /^\/[a-z0-9/#-]*$/,
        'no es una página del portal: escribe su dirección, como /operaciones/reservar',
      ),
    /** Words with spaces between them; they are never shown. */
    words: text,
  }),
);
