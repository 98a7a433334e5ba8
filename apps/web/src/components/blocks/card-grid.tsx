import { Children, isValidElement, type CSSProperties, type ReactNode } from 'react';
import { Later } from './later.tsx';

/** Widths at which the grid gets another column; `tile` is for small cards. */
const ladders = {
  card: '@min-[37rem]:grid-cols-(--at-2) @min-[56rem]:grid-cols-(--at-3) @min-[76rem]:grid-cols-(--at-4) @min-[95rem]:grid-cols-(--at-5)',
  tile: '@min-[27rem]:grid-cols-(--at-2) @min-[41rem]:grid-cols-(--at-3) @min-[56rem]:grid-cols-(--at-4) @min-[71rem]:grid-cols-(--at-5) @min-[86rem]:grid-cols-(--at-6)',
} as const;

/** So many cards at least are in sight at first. */
const IN_SIGHT = 3;

/** Widest that one card may be, rem: few cards leave the rest of the line free. */
const widest = { card: 36, tile: 24 } as const;

interface CardGridProps {
  children: ReactNode;
  size?: keyof typeof ladders;
  /** Keeps the number of columns however few cards there are, for lists that shrink while the pilot types. */
  steady?: boolean;
}

/**
 * Grid of cards, a list for screen readers. The number of columns is chosen so that the last row never contains a
 * single card.
 */
export function CardGrid({ children, size = 'card', steady = false }: CardGridProps) {
  const cards = Children.toArray(children);
  const items = cards.map((card, i) => <li key={isValidElement(card) ? card.key : i}>{card}</li>);
  const columns = [2, 3, 4, 5, 6].map((fitting) => [
    `--at-${fitting}`,
    `repeat(${steady ? fitting : balanced(cards.length, fitting)}, minmax(0, 1fr))`,
  ]);
  return (
    <div
      className="@container"
      style={steady ? undefined : { maxWidth: `${cards.length * widest[size]}rem` }}
    >
      <ul
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${ladders[size]}`}
        style={Object.fromEntries(columns) as CSSProperties}
      >
        {items.slice(0, IN_SIGHT)}
        {items.length > IN_SIGHT && <Later>{items.slice(IN_SIGHT)}</Later>}
      </ul>
    </div>
  );
}

/** Columns that share out the cards evenly over no more rows than needed. */
function balanced(cards: number, fitting: number): number {
  const rows = Math.max(1, Math.ceil(cards / fitting));
  return Math.max(1, Math.ceil(cards / rows));
}
