import { MOTION_KEY } from '#app/config/storage-keys.ts';
import { flagStore } from './flag-store.ts';

/** Whether the pilot has paused automatic motion: the carousel, the seconds of the clock, animations (WCAG 2.2.2). */
export const motionPaused = flagStore(MOTION_KEY, 'pausado', (paused) => {
  if (paused) document.documentElement.dataset['motion'] = 'paused';
  else delete document.documentElement.dataset['motion'];
});
