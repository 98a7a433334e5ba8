import { Children, type ReactNode } from 'react';

/** Cards side by side, as many as fit; a list for screen readers. */
export function CardGrid({ children, min = '17rem' }: { children: ReactNode; min?: string }) {
  return (
    <ul
      className="grid gap-4"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` }}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
