import { ArrowRight } from 'lucide-react';
import { settingTitle } from '@va/contract/airline/setting-titles.ts';
import { Card } from '@va/ui/controls/card.tsx';
import type { AuditPage } from '#app/api/audit.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { AUDIT_FIELDS } from './audit-fields.ts';
import { type AuditNames, auditValue } from './audit-value.ts';
import { auditAct } from './audit-words.ts';

interface AuditEntriesProps {
  entries: AuditPage['items'];
  filtered: boolean;
  names?: AuditNames;
}

/** A changed field in words; null on a side without a value. */
interface AuditChange {
  label: string;
  before: string | null;
  after: string | null;
}

/** Ids, which mean nothing to readers. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Entries of the audit, newest first; what changed unfolds. */
export function AuditEntries({ entries, filtered, names = {} }: AuditEntriesProps) {
  if (entries.length === 0)
    return (
      <p className="text-ink-2">
        {filtered
          ? 'Ninguna entrada con esos filtros.'
          : 'Aquí quedará quién hizo qué, cuándo y por qué. Cada acto del equipo se anota solo.'}
      </p>
    );
  return (
    <ol className="mb-4 grid grid-cols-1 gap-2">
      {entries.map(({ seq, at, actor, action, subjectKind, subjectId, subject, reason, before, after }) => (
        <li key={seq}>
          <Card className="grid grid-cols-1 gap-1 p-3 text-sm">
            <p className="flex flex-wrap gap-x-3">
              <Instant at={at} />
              <b className="font-mono">{actor}</b>
              <b title={action}>{auditAct(action)}</b>
              <span className="text-ink-2 wrap-anywhere">
                {subject ?? subjectWords(subjectKind, subjectId)}
              </span>
            </p>
            {reason && <p>{reason}</p>}
            <AuditChangeList changes={auditChanges(action, before, after, names)} />
          </Card>
        </li>
      ))}
    </ol>
  );
}

/** Collapsible list of the changes of an act: each field before and after. */
function AuditChangeList({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>Antes y después</summary>
      <div className="mt-2 rounded-md bg-surface-2 p-3">
        <FactList
          facts={changes.map(({ label, before, after }) => [
            label,
            before !== null && after !== null ? (
              <>
                <span className="font-normal">{before}</span>{' '}
                <ArrowRight aria-label="pasa a" className="inline size-4 align-text-bottom" /> {after}
              </>
            ) : (
              (before ?? after)
            ),
          ])}
        />
      </div>
    </details>
  );
}

/** Changes of an act, field by field, without unchanged ones. */
function auditChanges(action: string, before: unknown, after: unknown, things: AuditNames): AuditChange[] {
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

/** Words for the subject of an entry without a name, or whose name is gone. */
function subjectWords(kind: string, id: string | null): string | null {
  if (kind === 'pilot') return 'cuenta que ya no está';
  // The name is erased with the application; the audit stays.
  if (kind === 'application') return 'solicitud de ingreso';
  if (kind === 'join-link') return 'enlace para entrar';
  return kind === 'setting' && id !== null ? settingTitle(id) : id;
}
