import { GoalStrip } from './goal-strip.tsx';
import { PilotStrip } from './pilot-strip.tsx';

/** The platform's parts of the home page, in one chunk: several files would load more slowly than one larger file. */
export const strips = { PilotStrip, GoalStrip };
