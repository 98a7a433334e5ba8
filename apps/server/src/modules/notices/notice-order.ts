import type { NoticeOrder, DeskNotice } from '@va/contract/notices/notices.ts';
import { formatDate } from '@va/domain/dates.ts';
import { isInForce, isPublished } from '@va/domain/notices.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { CompanyNotice, Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';

/** Writes the audit entry of a notice. */
export function noteChange(
  tx: Tx,
  action: string,
  by: By,
  states: { before?: unknown; after: { slug: string } },
) {
  return audit(tx, {
    by,
    capability: 'notices.publish',
    action,
    subject: { kind: 'notice', id: states.after.slug },
    ...states,
  });
}

/** An order as the row of its notice, its airports by the codes that the airline uses. */
export const toRow = ({ operations }: Pick<Airline, 'operations'>, order: NoticeOrder) => ({
  title: order.title,
  importance: order.importance,
  body: order.body,
  valid_from: order.date,
  valid_until: order.until,
  must_read: order.mustRead,
  ack_until: order.ackUntil,
  affects: order.affects && JSON.stringify(withOwnCodes(operations, order.affects)),
  replaces: order.replaces,
  is_public: order.isPublic,
});

const withOwnCodes = (ops: Operations, affects: NonNullable<NoticeOrder['affects']>) => ({
  ...affects,
  airports: [...new Set(affects.airports.map((icao) => ownCode(ops, icao)))],
});

/** Checks that the dates are in order and that all named airports, types and so on exist. Throws `datos-no-validos`. */
export function checkOrder({ operations, ranks }: Airline, order: NoticeOrder): void {
  const { date, until, mustRead, ackUntil, affects } = order;
  if (until !== null && until < date)
    throw wrongValue('/until', `Acaba antes de empezar (${date}): pon un día posterior`);
  if (ackUntil !== null && !mustRead)
    throw wrongValue(
      '/ackUntil',
      'Sólo vale en un NOTAM de lectura obligatoria: márcalo o deja el día vacío',
    );
  if (ackUntil !== null && (ackUntil < date || (until !== null && ackUntil > until)))
    throw wrongValue('/ackUntil', 'Pon un día en que el NOTAM esté en vigor');
  const known = {
    types: (id: string) => operations.types.has(id),
    airports: (icao: string) => operations.airports.has(icao),
    tours: (id: string) => operations.tours.some((tour) => tour.id === id),
    ranks: (code: string) => ranks.some((rank) => rank.code === code),
  };
  for (const field of ['types', 'airports', 'tours', 'ranks'] as const) {
    const unknown = affects?.[field].find((name) => !known[field](name));
    if (unknown !== undefined) throw wrongValue(`/affects/${field}`, `«${unknown}» no es de la aerolínea`);
  }
}

/**
 * Checks that the replaced notice exists, has no other replacement, and that no cycle results. Throws
 * `datos-no-validos`.
 */
export function checkReplaced(
  notices: readonly CompanyNotice[],
  { replaces }: Pick<NoticeOrder, 'replaces'>,
  own: string | null,
): void {
  if (replaces === null) return;
  if (!notices.some(({ slug }) => slug === replaces))
    throw wrongValue('/replaces', 'Ese NOTAM no existe: elige otro');
  const rival = rivalOf(notices, replaces, own);
  if (rival?.slug === replaces) throw wrongValue('/replaces', 'Ese NOTAM sustituye a este: elige otro');
  if (rival) throw wrongValue('/replaces', `Ya lo sustituye «${rival.title}»: sustituye ese`);
}

/**
 * Checks that a withdrawn notice can hold again: its last day has not passed, and no other notice has replaced it.
 * Throws `estado-de-aviso`.
 */
export function checkRestored(
  notices: readonly CompanyNotice[],
  { slug, until, replaces }: Pick<DeskNotice, 'slug' | 'until' | 'replaces'>,
  now: Date,
): void {
  if (until !== null && !isInForce({ until }, now))
    throw new Problem('estado-de-aviso', {
      detail: `Su último día ya pasó, el ${formatDate(until)}: publica un NOTAM nuevo.`,
    });
  const begun = notices.find((notice) => notice.replaces === slug && isPublished(notice, now));
  const rival = begun ?? (replaces === null ? null : rivalOf(notices, replaces, slug));
  if (rival)
    throw new Problem('estado-de-aviso', {
      detail: `No puede volver: «${rival.title}» ha ocupado su lugar. Retira antes ese NOTAM o publica uno nuevo.`,
    });
}

/**
 * The notice because of which `own` cannot replace `replaced`: another one that does so already, or `replaced` itself
 * if it replaces `own` in a chain.
 */
function rivalOf(notices: readonly CompanyNotice[], replaced: string, own: string | null) {
  const other = notices.find(({ slug, replaces }) => replaces === replaced && slug !== own);
  if (other) return other;
  const bySlug = new Map(notices.map((notice) => [notice.slug, notice]));
  for (let slug: string | null | undefined = replaced; slug; slug = bySlug.get(slug)?.replaces)
    if (slug === own) return bySlug.get(replaced);
  return undefined;
}
