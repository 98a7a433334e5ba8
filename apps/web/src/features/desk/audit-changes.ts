import { AUDIT_FIELDS } from './audit-fields.ts';
import { type AuditNames, auditValue } from './audit-value.ts';

/** A changed field in words; null on a side without a value. */
export interface AuditChange {
  label: string;
  before: string | null;
  after: string | null;
}

/** Ids, which mean nothing to readers. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Changes of an act, field by field, without unchanged ones. */
export function auditChanges(
  action: string,
  before: unknown,
  after: unknown,
  things: AuditNames,
): AuditChange[] {
  const matter = action.split('.')[0] ?? '';
  const [old, next] = [keptFields(before), keptFields(after)];
  return Object.keys({ ...old, ...next }).flatMap((name) => {
    const said = (fields: Record<string, unknown>) => {
      const value = fields[name];
      if (value === undefined || (typeof value === 'string' && ID.test(value))) return null;
      return auditValue(matter, name, value, things);
    };
    const change = { label: AUDIT_FIELDS[name] ?? name, before: said(old), after: said(next) };
    // A value that is null on one side and not kept on the other is nothing that anybody set.
    const unset = (old[name] ?? null) === null && (next[name] ?? null) === null;
    return unset || change.before === change.after ? [] : [change];
  });
}

/** Fields of a stored value; a bare value, such as that of a setting, counts as a single field. */
function keptFields(kept: unknown): Record<string, unknown> {
  if (kept === null || kept === undefined) return {};
  return typeof kept === 'object' && !Array.isArray(kept) ? { ...kept } : { value: kept };
}
