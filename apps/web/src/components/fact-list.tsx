import type { ReactNode } from 'react';

/** List of label and value pairs; `--fact` is the least width of a pair. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(var(--fact,7rem),12%)),1fr))] gap-x-4 gap-y-3">
      {facts.map(([label, value]) => (
        // Aligns the values of a row even if a label takes two lines.
        <div key={label} className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0.5">
          <dt className="self-end text-xs text-ink-2">{label}</dt>
          <dd className="font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
