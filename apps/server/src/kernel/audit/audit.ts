import { v7 as uuid } from 'uuid';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import type { PilotActor, RequestContext } from '#server/api/actor.ts';
import type { Tx } from '#server/db/database.ts';

/** The actor of an act, and the request's context. */
export interface By {
  actor: PilotActor;
  context: RequestContext;
}

/** An act of staff, or of the program itself, for the audit. */
export interface AuditedAct {
  /** Who, or null for the program. */
  by: By | null;
  /** The capability that allowed the act. */
  capability?: Capability;
  /** Such as `pilot.suspended`. */
  action: string;
  subject: { kind: string; id: string | null };
  /** The actor's reason; by default the request's `reason`. */
  reason?: string | undefined;
  /** State before and after; never secrets, addresses or names. */
  before?: unknown;
  after?: unknown;
}

/** Writes an audit entry in the act's own transaction. Entries cannot change; each has the hash of the one before. */
export async function audit(tx: Tx, act: AuditedAct): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await tx
    .insertInto('audit_entry')
    .values({
      id: uuid(),
      actor_id: act.by?.actor.pilotId ?? null,
      actor: act.by ? (act.by.actor.callsign ?? 'retirado') : 'programa',
      capability: act.capability ?? null,
      action: act.action,
      subject_kind: act.subject.kind,
      subject_id: act.subject.id,
      reason: act.reason ?? act.by?.context.reason ?? null,
      before: json(act.before),
      after: json(act.after),
      request_id: act.by?.context.requestId ?? null,
      ip_hash: act.by?.context.addressHash ?? null,
    })
    .execute();
}
