import { ArrowRight } from 'lucide-react';
import { FactList } from '#app/components/fact-list.tsx';
import type { AuditChange } from './audit-changes.ts';

/** Collapsible list of the changes of an act: each field before and after. */
export function AuditChangeList({ changes }: { changes: readonly AuditChange[] }) {
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
