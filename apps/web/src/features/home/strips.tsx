import { GoalStrip } from './goal-strip.tsx';
import { PilotStrip } from './pilot-strip.tsx';

/** What home shows of the platform, loaded together: more files take longer than larger ones. */
export const strips = { PilotStrip, GoalStrip };
