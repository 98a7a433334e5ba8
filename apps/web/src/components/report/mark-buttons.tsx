import { formatUtcClock } from '@va/domain/utc-clock.ts';
import { clsx } from 'clsx/lite';
import type { Mark } from './marks.ts';

/** The mark that is highlighted in all pictures, and a function to choose another. */
export interface MarkChoice {
  chosen: string | null;
  onChoose: (letter: string | null) => void;
}

interface MarkButtonsProps extends MarkChoice {
  /** Position of each letter, as shares of the picture's width and height. */
  places: readonly { mark: Mark; x: number; y: number }[];
}

/** The letters of a picture as buttons for pointer and keyboard; the choice applies to all pictures and to the list. */
export function MarkButtons({ places, chosen, onChoose }: MarkButtonsProps) {
  return places.map(({ mark: { letter, item, at }, x, y }) => (
    <button
      key={letter}
      type="button"
      aria-pressed={letter === chosen}
      aria-label={`${letter}: ${item.title}${at === null ? '' : `, ${formatUtcClock(new Date(at))}`}`}
      onClick={() => onChoose(letter === chosen ? null : letter)}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      className="group absolute grid size-6 -translate-1/2 place-items-center"
    >
      <span
        className={clsx(
          'grid size-4 place-items-center rounded-sm text-[11px] leading-none font-bold [print-color-adjust:exact]',
          letter === chosen
            ? 'bg-amber text-on-amber outline-2 outline-ink'
            : 'bg-ink text-surface group-hover:outline-2 group-hover:outline-link',
        )}
      >
        {letter}
      </span>
    </button>
  ));
}
