import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-surface-2 text-ink-2',
  sky: 'bg-sky-soft text-link',
  info: 'bg-info-soft text-info',
  alta: 'bg-destructive text-on-destructive',
  media: 'bg-media-soft text-media',
  baja: 'bg-baja-soft text-baja',
  ok: 'bg-ok-soft text-ok',
  gold: 'bg-tile text-on-tile',
} as const;
/** Meaning of a badge, which decides its colours. */
export type BadgeTone = keyof typeof tones;

/** A short word with a background; the word carries the meaning, the colour repeats it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full [print-color-adjust:exact] px-2.5 py-0.5 text-xs font-bold',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
