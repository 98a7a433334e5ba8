import type { PortalPageName } from '@va/schemas/pages/portal-pages.ts';
import { airline } from './airline.ts';

/** What a page is called: as the table of pages has it, but for the one that has the name of the airline's recorder. */
export const pageLabel = (page: PortalPageName, label: string): string =>
  page === 'acars' ? (airline.acars?.name ?? label) : label;
