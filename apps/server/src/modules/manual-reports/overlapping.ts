import type { TypedTimes } from '@va/domain/report/manual-report.ts';
import type { Tx } from '#server/db/database.ts';
import { standing } from './manual-limits.ts';

/** Code of another report of the pilot that overlaps these times (ms since 1970 UTC); null without one. */
export async function overlapping(
  tx: Tx,
  pilotId: string,
  { offBlock, onBlock }: Pick<TypedTimes, 'offBlock' | 'onBlock'>,
  exceptId?: string,
): Promise<string | null> {
  let others = standing(tx, pilotId)
    .where('off_block', '<', new Date(onBlock))
    .where('on_block', '>', new Date(offBlock));
  if (exceptId !== undefined) others = others.where('id', '!=', exceptId);
  const row = await others.orderBy('off_block').limit(1).executeTakeFirst();
  return row?.code ?? null;
}
