/** Sections of pages that have an address of their own. */

/** Id of the flights section of the profile, where «Mis Vuelos» leads. */
export const FLIGHTS_SECTION = 'mis-vuelos';

/** Heading of the document of points and ranks under which stands what each rank takes. */
export const RANKS_SECTION = 'rangos';
