import type { PortalPageName } from '@va/schemas/pages/portal-pages.ts';
import { airline } from './airline.ts';

/** Name of a page: that of the table of pages, or the recorder's own name for the page of the ACARS. */
export const pageLabel = (page: PortalPageName, label: string): string =>
  page === 'acars' ? (airline.acars?.name ?? label) : label;
