import { AUDIT_FIELDS } from './audit-fields.ts';
import { type AuditNames, auditValue } from './audit-value.ts';

/** A field of what an act changed, in words; null on the side that says nothing of it. */
export interface AuditChange {
  label: string;
  before: string | null;
  after: string | null;
}

/** Ids, which tell nobody who or what it was. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an act changed, field by field; what stayed the same is left out. */
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

/** The fields of what is kept; a bare value, such as that of a setting, is one of its own. */
function keptFields(kept: unknown): Record<string, unknown> {
  if (kept === null || kept === undefined) return {};
  return typeof kept === 'object' && !Array.isArray(kept) ? { ...kept } : { value: kept };
}
