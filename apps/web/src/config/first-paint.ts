/** Event of the document: the app has taken over what was painted, and boot.js hands it what was pressed before. */
export const ALIVE = 'portal-alive';
/** Event of the document: the app cannot come; what is painted stays, and boot.js says so. */
export const LOST = 'portal-lost';
