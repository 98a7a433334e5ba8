import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';

/** Slower than this an aircraft counts as level. Feet a minute. */
const LEVEL_FT_MIN = 300;

/** Whether an aircraft climbs or descends; nothing where it is level or nobody knows. */
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
