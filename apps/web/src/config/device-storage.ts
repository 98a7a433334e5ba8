/** Names of the platform's data in this browser; the cookie policy of the content names each of them. */

/** Key of the account of whom something is kept here: its id. */
export const OWNER = 'plataforma-piloto';
/** Prefix of the keys of drafts. */
export const DRAFT = 'borrador:';

/** Name of the cache with the answers about logbook and bookings, for a platform at `base`, such as `/plataforma`. */
export const answersCache = (base: string): string => `plataforma-bitacora-${base}/`;
