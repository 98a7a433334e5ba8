import { clsx } from 'clsx';

/** A code on split-flap tiles; read as one word. */
export function BoardTiles({ text, size = 'md' }: { text: string; size?: 'md' | 'lg' }) {
  return (
    <span className="inline-flex shrink-0 gap-[3px] font-mono font-bold">
      <span className="sr-only">{text} </span>
      {[...text].map((letter, i) => (
        <span
          key={i}
          aria-hidden
          className={clsx(
            'relative grid place-items-center rounded-sm bg-tile text-on-tile after:absolute after:inset-x-0 after:top-1/2 after:h-px after:bg-sidebar-line',
            size === 'lg' ? 'h-14 w-10 text-2xl' : 'h-9 w-6 text-lg',
          )}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
