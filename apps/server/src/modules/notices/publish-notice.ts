import type { DeskNotice, NoticeOrder } from '@va/schemas/api/notices.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { nameCode } from '@va/domain/name-code.ts';
import { audit } from '../audit/audit.ts';
import type { By } from '../pilots/staff-service.ts';
import { announceNotices } from './announce-notices.ts';
import { readNotices, toNotice } from './published-notices.ts';

/** Publishes a notice; it is in force from its first day on. Answers its slug, made of its title. */
export function publishNotice(
  db: Database,
  airline: Airline,
  order: NoticeOrder,
  by: By,
): Promise<DeskNotice> {
  checkOrder(airline, order);
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const slug = await freeSlug(tx, airline, order.title);
    const row = await tx
      .insertInto('company_notice')
      .values({ ...toRow(order), slug, published_by: by.actor.pilotId, published_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    // Another person publishes one with the same title at this moment.
    if (!row) throw new Problem('cambiado-entretanto');
    await noteChange(tx, 'notice.published', by, { after: toNotice(row) });
    await announceNotices(tx, airline, now);
    return { ...toNotice(row), version: row.version };
  });
}

/**
 * Changes a notice of the desk. With a change of meaning its revision grows and everybody reads it again; a slip of the pen
 * asks nobody.
 */
export function changeNotice(
  db: Database,
  airline: Airline,
  slug: string,
  { meaning, ...order }: NoticeOrder & { meaning: boolean },
  version: number,
  by: By,
): Promise<DeskNotice> {
  if (airline.notices.some((notice) => notice.slug === slug)) throw new Problem('aviso-del-contenido');
  checkOrder(airline, order);
  return db.transaction(async (tx) => {
    const before = await tx
      .selectFrom('company_notice')
      .selectAll()
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Problem('no-encontrado');
    if (before.version !== version)
      throw new Problem('cambiado-entretanto', { current: { version: before.version } });
    const row = await tx
      .updateTable('company_notice')
      .set({ ...toRow(order), revision: before.revision + (meaning ? 1 : 0), version: version + 1 })
      .where('slug', '=', slug)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteChange(tx, meaning ? 'notice.revised' : 'notice.corrected', by, {
      before: toNotice(before),
      after: toNotice(row),
    });
    await announceNotices(tx, airline, by.context.now);
    return { ...toNotice(row), version: row.version };
  });
}

function noteChange(tx: Queries, action: string, by: By, states: { before?: unknown; after: unknown }) {
  return audit(tx, {
    by,
    capability: 'notices.publish',
    action,
    subject: { kind: 'notice', id: null },
    ...states,
  });
}

const toRow = (order: NoticeOrder) => ({
  title: order.title,
  importance: order.importance,
  body: order.body,
  valid_from: order.date,
  valid_until: order.until,
  must_read: order.mustRead,
  ack_until: order.ackUntil,
  affects: order.affects === null ? null : JSON.stringify(order.affects),
});

/** Dates in their order, and nothing named that the airline has not. Throws `datos-no-validos`. */
function checkOrder({ operations, ranks }: Airline, order: NoticeOrder): void {
  const { date, until, mustRead, ackUntil, affects } = order;
  if (until !== null && until < date)
    throw wrong('/until', `Acaba antes de empezar (${date}): pon un día posterior`);
  if (ackUntil !== null && !mustRead)
    throw wrong('/ackUntil', 'Sólo vale en un aviso de lectura obligatoria: márcalo o deja el día vacío');
  if (ackUntil !== null && (ackUntil < date || (until !== null && ackUntil > until)))
    throw wrong('/ackUntil', 'Pon un día en que el aviso esté en vigor');
  const known = {
    types: (id: string) => operations.types.has(id),
    airports: (icao: string) => operations.airports.has(icao),
    tours: (id: string) => operations.tours.some((tour) => tour.id === id),
    ranks: (code: string) => ranks.some((rank) => rank.code === code),
  };
  for (const field of ['types', 'airports', 'tours', 'ranks'] as const) {
    const unknown = affects?.[field].find((name) => !known[field](name));
    if (unknown !== undefined) throw wrong(`/affects/${field}`, `«${unknown}» no es de la aerolínea`);
  }
}

const wrong = (pointer: string, message: string) =>
  new Problem('datos-no-validos', { errors: [{ pointer, message }] });

/** Of the title, with a figure behind where another notice has it. */
async function freeSlug(tx: Queries, airline: Airline, title: string): Promise<string> {
  const plain = nameCode(title).slice(0, 90) || 'aviso';
  const taken = new Set((await readNotices(tx, airline)).map(({ slug }) => slug));
  for (let n = 2, slug = plain; ; slug = `${plain}-${n++}`) if (!taken.has(slug)) return slug;
}
