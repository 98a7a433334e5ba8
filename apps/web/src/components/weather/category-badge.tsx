import { clsx } from 'clsx/lite';
import { CircleHelp, Cloud, CloudFog, CloudSun, Sun } from 'lucide-react';
import type { FlightCategory } from '@va/domain/metar/flight-category.ts';

/** The usual colours of flight categories: green, blue, red, magenta. Letters and words give the same information. */
const looks = {
  VFR: { icon: Sun, words: 'visual', className: 'bg-ok-soft text-ok' },
  MVFR: { icon: CloudSun, words: 'visual marginal', className: 'bg-info-soft text-info' },
  IFR: { icon: Cloud, words: 'instrumental', className: 'bg-alta-soft text-alta' },
  LIFR: { icon: CloudFog, words: 'instrumental, muy bajo', className: 'bg-lifr-soft text-lifr' },
} satisfies Record<FlightCategory, object>;

const unknown = { icon: CircleHelp, words: 'sin datos bastantes', className: 'bg-surface-2 text-ink-2' };

interface CategoryBadgeProps {
  category: FlightCategory | undefined;
  /** Shows the letters only; the words stay for screen readers. */
  compact?: boolean;
}

/** The flight category by letters, words, symbol and colour. */
export function CategoryBadge({ category, compact = false }: CategoryBadgeProps) {
  const { icon: Icon, words, className } = category ? looks[category] : unknown;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-bold whitespace-nowrap',
        className,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="font-mono">{category ?? 'Categoría'}</span>{' '}
      <span className={compact && category ? 'sr-only' : 'font-normal'}>{words}</span>
    </span>
  );
}
