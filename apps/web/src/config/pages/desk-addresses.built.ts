/** Where the pages of the desk are. The build writes these values in place of the table. */
import { DESK_PAGES } from '@va/schemas/pages/desk-pages.ts';
import { pathsOf } from '@va/schemas/pages/paths-of.ts';

/** Address of each after `/plataforma/`, by name. */
export const deskAddresses = pathsOf(DESK_PAGES);
