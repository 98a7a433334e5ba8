import { useId, type ReactNode } from 'react';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import { Card } from '@va/ui/controls/card.tsx';

/** A part of the plan with its heading. */
export function PlanSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageSection id={useId()} title={title}>
      <Card className="p-5">{children}</Card>
    </PageSection>
  );
}

/** Row of a list with its name and value; no value if the plan lacks it. */
export interface PlanRow {
  term: string;
  value: ReactNode;
}

/** The rows with a value. */
export function filled(rows: readonly PlanRow[]): PlanRow[] {
  return rows.filter(({ value }) => value !== undefined && value !== null && value !== false && value !== '');
}

/** Names and values, one a line so that figures align; `wide` lists break into two columns. */
export function PlanList({ rows, wide = false }: { rows: readonly PlanRow[]; wide?: boolean }) {
  return (
    <dl className={wide ? 'gap-x-10 @2xl:columns-2' : ''}>
      {rows.map(({ term, value }) => (
        <div
          key={term}
          className="flex break-inside-avoid flex-wrap items-baseline gap-x-6 border-b border-line py-1.5"
        >
          <dt className="text-ink-2">{term}</dt>
          <dd className="ml-auto text-right font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
