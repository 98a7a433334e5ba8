import { clsx } from 'clsx/lite';

interface PartBarProps {
  have: number;
  need: number;
  /** Value to reach on the scale, if that is not the end of it. */
  mark?: number | undefined;
  /** The whole is a limit, and near. */
  late?: boolean;
}

/** Bar of a share of a whole; the figures are beside it in words. */
export function PartBar({ have, need, mark, late = false }: PartBarProps) {
  const percent = (value: number) => `${Math.min(100, (value / Math.max(1, need)) * 100)}%`;
  return (
    <span aria-hidden className="relative block">
      <span className="block h-2 overflow-hidden rounded-full bg-surface-2 forced-colors:border forced-colors:border-[CanvasText]">
        <span
          className={clsx('block h-full forced-colors:bg-[CanvasText]', late ? 'bg-media' : 'bg-link')}
          style={{ width: percent(have) }}
        />
      </span>
      {mark !== undefined && (
        <span className="absolute -inset-y-0.5 w-0.5 bg-ink" style={{ left: percent(mark) }} />
      )}
    </span>
  );
}
