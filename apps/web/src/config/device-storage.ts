/** Names of what this browser keeps of the platform; the cookie policy of the content names each of them. */

/** Key of the account of whom something is kept here: its id. */
export const OWNER = 'plataforma-piloto';
/** How the keys of drafts begin. */
export const DRAFT = 'borrador:';

/** Cache of the logbook's and the bookings' answers, for a platform that stands at `base`, such as `/plataforma`. */
export const answersCache = (base: string): string => `plataforma-bitacora-${base}/`;
