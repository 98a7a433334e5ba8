import type { WaitingAppeal } from '@va/contract/pilots/waiting-appeals.ts';
import type { Queries } from '#server/db/database.ts';
import { readAppeal, sanctionAppeals } from '../sanctions/sanction-views.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { promotionAppeals, viewPromotionAppeal } from '../ranks/promotion-appeal-views.ts';

/** Appeals against sanctions and rank decisions as the deciding staff see them, in the order of the ids. */
export async function viewAppeals(
  queries: Queries,
  airline: Airline,
  ids: readonly string[],
  readerId: string,
): Promise<WaitingAppeal[]> {
  if (ids.length === 0) return [];
  const [sanctions, promotions] = await Promise.all([
    sanctionAppeals(queries).where('appeal.id', 'in', ids).execute(),
    promotionAppeals(queries).where('appeal.id', 'in', ids).execute(),
  ]);
  const views = new Map<string, WaitingAppeal>();
  for (const row of sanctions) views.set(row.id, { subject: 'sanction', ...readAppeal(row, readerId) });
  for (const row of promotions)
    views.set(row.id, {
      subject: 'promotion',
      ...(await viewPromotionAppeal(queries, airline, row, readerId)),
    });
  return ids.flatMap((id) => views.get(id) ?? []);
}
