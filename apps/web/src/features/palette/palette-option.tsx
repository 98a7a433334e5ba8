import { clsx } from 'clsx/lite';
import { ArrowUpRight, type LucideIcon } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import type { PaletteEntry } from './palette-entry.ts';

interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  active: boolean;
  /** Reached with the arrow keys, so it scrolls into view. */
  reached: boolean;
}

/**
 * One option. The focus stays in the field, which points to the active option. Memoized, since most options do not
 * change while the pilot types.
 */
export const PaletteOption = memo(function PaletteOption({ id, entry, active, reached }: PaletteOptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { icon, label, detail, target } = entry;

  useEffect(() => {
    if (reached) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [reached]);

  return (
    <div
      ref={ref}
      role="option"
      id={id}
      aria-selected={active}
      className={clsx(
        // A row out of sight costs no layout.
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 [contain-intrinsic-block-size:auto_2.75rem] [content-visibility:auto]',
        active && 'bg-sky-soft outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <OptionIcon icon={icon} />
      <span className="min-w-0 grow sm:flex sm:items-baseline sm:justify-between sm:gap-4">
        <span className="block">{label}</span>
        {detail && <span className="block truncate text-sm text-ink-2 sm:max-w-1/2">{detail}</span>}
      </span>
      {'href' in target && (
        <>
          <ArrowUpRight aria-hidden className="size-4 shrink-0 text-ink-2" />
          <VisuallyHidden>(se abre en una pestaña nueva)</VisuallyHidden>
        </>
      )}
    </div>
  );
});

const OptionIcon = memo(function OptionIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden className="size-4.5 shrink-0 text-ink-2" />;
});
