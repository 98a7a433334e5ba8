/** Event of the document: the app has hydrated the painted page, and boot.js replays the earlier presses. */
export const ALIVE = 'portal-alive';
/** Event of the document: the app cannot start; the painted page stays, and boot.js shows a message. */
export const LOST = 'portal-lost';
