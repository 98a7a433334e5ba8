import type { Address } from './addresses.ts';
import { reasonsToRefuse, type Journey } from './evaluate.ts';

/** What the check found out about one address. */
export interface Finding extends Address {
  /** Empty when the page lets itself be framed. */
  reasons: string[];
  /** Addresses it went through, the first one included. */
  route: string[];
  /** Some server answered. */
  reached: boolean;
}

/** Visits every address and judges it. `visit` never rejects. */
export function checkAddresses(
  addresses: readonly Address[],
  portal: URL,
  visit: (url: string) => Promise<Journey>,
): Promise<Finding[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const journey = await visit(address.url);
      const route = [...new Set([...journey.steps.map((step) => step.url), journey.lastUrl])];
      const reached = journey.steps.length > 0;
      return {
        ...address,
        route,
        reached,
        reasons: reasonsToRefuse(journey, { portal, hosts: address.hosts }),
      };
    }),
  );
}
