import { flagStore } from './flag-store.ts';

/**
 * Whether the pilot has paused what moves by itself on every page: the carousel, the clock's seconds, animations (WCAG
 * 2.2.2). `apps/portal/public/boot.js` reads the same key before the first paint, for the style sheet.
 */
export const MOTION_KEY = 'movimiento';

export const motionPaused = flagStore(MOTION_KEY, 'pausado', (paused) => {
  if (paused) document.documentElement.dataset['motion'] = 'paused';
  else delete document.documentElement.dataset['motion'];
});
