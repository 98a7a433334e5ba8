import { useId, type ReactNode } from 'react';
import { Card } from '@va/ui/controls/card.tsx';

/** A part of the plan with its heading. */
export function PlanSection({
  title,
  children,
  className = '',
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {title}
      </h2>
      <Card className="p-5">{children}</Card>
    </section>
  );
}

/** A line of a list: its name, and its value or nothing where the plan does not say. */
export interface PlanRow {
  term: string;
  value: ReactNode;
}

/** Only the rows for which the plan has a value. */
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
