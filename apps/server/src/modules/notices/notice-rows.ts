import type { NoticeOrder } from '@va/contract/notices/notice-orders.ts';
import { nameCode } from '@va/domain/name-code.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { toRow } from './notice-order.ts';

/** A new notice's author and moment, and all notices that there are, whose slugs it can't have. */
interface Publication {
  notices: readonly { slug: string }[];
  pilotId: string;
  at: Date;
}

/** Writes a notice; resolves to undefined if another person publishes one with the same title at this moment. */
export function addNotice(
  tx: Tx,
  airline: Airline,
  order: NoticeOrder,
  { notices, pilotId, at }: Publication,
) {
  const slug = freeSlug(notices, order.title);
  return tx
    .insertInto('company_notice')
    .values({ ...toRow(airline, order), slug, published_by: pilotId, published_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Of the title, with a figure behind where another notice has it. */
function freeSlug(notices: readonly { slug: string }[], title: string): string {
  const plain = nameCode(title).slice(0, 90) || 'aviso';
  const taken = new Set(notices.map(({ slug }) => slug));
  for (let n = 2, slug = plain; ; slug = `${plain}-${n++}`) if (!taken.has(slug)) return slug;
}

/** Takes away notices that were published at these moments, with who has read them, as if they had never been. */
export async function removeNotices(tx: Tx, publishedAt: readonly Date[]): Promise<void> {
  if (publishedAt.length === 0) return;
  const gone = await tx
    .deleteFrom('company_notice')
    .where('published_at', 'in', publishedAt)
    .returning('slug')
    .execute();
  const slugs = gone.map(({ slug }) => slug);
  if (slugs.length === 0) return;
  await tx.deleteFrom('notice_ack').where('slug', 'in', slugs).execute();
  await tx.deleteFrom('notice_announced').where('slug', 'in', slugs).execute();
}
