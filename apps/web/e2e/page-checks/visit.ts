import type { Page, Response } from '@playwright/test';
import type { ForeignHosts } from '@va/testing/foreign-hosts/server.ts';
import type { SpecifiedRoute } from '../fixtures/routes.ts';

/** A page of the portal that has just been opened by its address, and everything that a check may ask. */
export interface Visit {
  page: Page;
  route: SpecifiedRoute;
  /** What the host answered the address with. */
  answer: Response | null;
  /** Width of the window, CSS pixels. */
  width: number;
  /** The other sites, as the page has asked them. */
  services: ForeignHosts;
}

/** One question to every page. Gives what is wrong, in words for the reader of the report; nothing when all is well. */
export type PageCheck = (visit: Visit) => Promise<readonly string[]>;
