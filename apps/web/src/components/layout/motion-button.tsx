import { Pause, Play } from 'lucide-react';
import { Tooltip } from '@va/ui/controls/tooltip.tsx';
import { headerButton } from './header-button.ts';

export interface MotionButtonProps {
  motionPaused: boolean;
  onMotionChange: (paused: boolean) => void;
}

/** Pauses and resumes all automatic motion; its label names the next action. */
export function MotionButton({ motionPaused, onMotionChange }: MotionButtonProps) {
  const name = motionPaused ? 'Reanudar movimiento' : 'Pausar movimiento';
  const Icon = motionPaused ? Play : Pause;
  return (
    <Tooltip text={name} side="below">
      <button
        type="button"
        aria-label={name}
        onClick={() => onMotionChange(!motionPaused)}
        className={headerButton}
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
    </Tooltip>
  );
}
