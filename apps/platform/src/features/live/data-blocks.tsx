import { clsx } from 'clsx';
import type { BlockedPicture } from './block-layout.ts';
import { blockWords } from './block-words.ts';
import type { LiveRow } from './live-row.ts';
import { PointerLink } from './pointer-link.tsx';

interface DataBlocksProps {
  picture: BlockedPicture;
  rows: readonly LiveRow[];
  chosen: string | undefined;
}

/** Name and height beside each aircraft. */
export function DataBlocks({ picture: { width, height, blocks }, rows, chosen }: DataBlocksProps) {
  const rowOf = new Map(rows.map((row) => [row.flight.id, row]));
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        className="pointer-events-none absolute inset-0 size-full"
      >
        <path
          d={blocks
            .map(({ leader }) =>
              leader ? `M${leader.from.x} ${leader.from.y}L${leader.to.x} ${leader.to.y}` : '',
            )
            .join('')}
          className="fill-none stroke-(--color-map-dot)"
        />
      </svg>
      {blocks.map(({ id, box }) => {
        const row = rowOf.get(id);
        if (!row) return null;
        return (
          <PointerLink
            key={id}
            flight={id}
            style={{
              left: `${(box.x / width) * 100}%`,
              top: `${(box.y / height) * 100}%`,
              width: box.width,
              height: box.height,
            }}
            className={clsx(
              // As large as its place was measured for, whatever size of letters the reader has set.
              'absolute grid content-center overflow-clip rounded-sm border bg-surface px-1.5 text-[13px] leading-[15px] whitespace-nowrap',
              row.age === 'lost'
                ? 'border-dashed border-media'
                : id === chosen
                  ? 'border-(--color-map-route)'
                  : 'border-line',
            )}
          >
            <b className="font-mono">{row.name}</b>{' '}
            <span className={row.age === 'lost' ? 'font-bold text-media' : 'text-ink-2'}>
              {blockWords(row)}
            </span>
          </PointerLink>
        );
      })}
    </>
  );
}
