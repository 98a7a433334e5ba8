import { clsx } from 'clsx/lite';
import type { CSSProperties, ReactNode } from 'react';
import { gridPath } from '@va/domain/drawings/path.ts';

/** Metres between two lines of the paper. */
const STEP_M = 5;
/** The grid extends beyond the picture, to fill the card it lies in. */
const BEYOND_M = 80;

interface SquaredPaperProps {
  /** Visible part, metres. */
  box: { x: number; y: number; width: number; height: number };
  /** Description of the drawing, in Spanish. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A drawing in metres on paper with a line every five metres. Its hundredth of a width is the custom property `--unit`. */
export function SquaredPaper({ box, label, className, children }: SquaredPaperProps) {
  const wide = {
    x: box.x - BEYOND_M,
    y: box.y - BEYOND_M,
    width: box.width + 2 * BEYOND_M,
    height: box.height + 2 * BEYOND_M,
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ '--unit': box.width / 100 } as CSSProperties}
      className={clsx('block w-full overflow-visible', className)}
    >
      <path
        d={gridPath(wide, STEP_M)}
        strokeWidth={0.75}
        className="fill-none stroke-line [vector-effect:non-scaling-stroke]"
      />
      {children}
    </svg>
  );
}
