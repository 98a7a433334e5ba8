import { ranks } from '#app/config/ranks.ts';

const BAR = 4;
const GAP = 3;

/**
 * Stripes of a rank; nothing for a rank that the airline no longer has. With `title` the picture carries the name
 * itself, otherwise the name is beside it.
 */
export function RankStripes({
  rank,
  className = 'h-7 w-5',
  title = false,
}: {
  rank: string;
  className?: string;
  title?: boolean;
}) {
  const worn = ranks.find(({ rango }) => rango === rank);
  if (worn === undefined) return null;
  const { stripes, star } = worn;
  return (
    <svg
      viewBox="0 0 26 44"
      {...(title ? { role: 'img', 'aria-label': rank } : { 'aria-hidden': true })}
      className={`${className} shrink-0`}
    >
      {title && <title>{rank}</title>}
      <path d="M2 12 13 2l11 10v30H2Z" className="fill-sidebar stroke-control" />
      {star && (
        <path
          d="m13 9 1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L8 12.6l3.5-.4Z"
          className="fill-gold"
        />
      )}
      {Array.from({ length: stripes }, (_, index) => (
        <rect
          key={index}
          x="4"
          y={38 - BAR - index * (BAR + GAP - 1)}
          width="18"
          height={BAR}
          className="fill-gold"
        />
      ))}
    </svg>
  );
}
