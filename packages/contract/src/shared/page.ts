import { z } from 'zod';

/** Query of a paged list; `cursor` is the `next` of the previous page. */
export const pageQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(50).describe('Rows at most, 1 to 200'),
  cursor: z.string().max(400).optional().describe('`next` of the answer before'),
});

/** One page of a list; `next`, the cursor of the next page, is missing on the last one. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    next: z.string().optional().describe('Cursor of the next part; also in the `Link` header'),
  });
}
