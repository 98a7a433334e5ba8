import { formatUtcClock } from '@va/domain/utc-clock.ts';
import { clsx } from 'clsx/lite';
import type { Mark } from './marks.ts';

/** Which mark stands out in every picture, and how another one is chosen. */
export interface MarkChoice {
  chosen: string | null;
  onChoose: (letter: string | null) => void;
}

interface MarkButtonsProps extends MarkChoice {
  /** Where each letter lies, in parts of the picture's width and height. */
  places: readonly { mark: Mark; x: number; y: number }[];
}

/** The letters on a picture as buttons, for pointer and keyboard: one is chosen in all pictures and in the list alike. */
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
