import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';

/** Below this rate an aircraft counts as level, in feet per minute. */
const LEVEL_FT_MIN = 300;

/** Arrow for a climb or descent; nothing in level flight or where the rate is unknown. */
export function ClimbArrow({ climbFtMin }: { climbFtMin: number | undefined }) {
  if (climbFtMin === undefined || Math.abs(climbFtMin) < LEVEL_FT_MIN) return null;
  const climbs = climbFtMin > 0;
  const Arrow = climbs ? ArrowUp : ArrowDown;
  return (
    <>
      <Arrow aria-hidden className="inline size-4 text-link" />
      <VisuallyHidden>{climbs ? 'subiendo' : 'bajando'}</VisuallyHidden>
    </>
  );
}
