import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { bookingsQuery } from '#app/api/bookings.ts';
import { forgetGiven, isGiven } from '#app/api/given-answers.ts';
import { sessionQuery } from '#app/api/session.ts';
import { platformBase } from '#app/config/base-path.ts';
import { loadAccount } from './load-account.ts';
import { queryClient } from './query-client.ts';

/**
 * Takes the answers that came with the document, and hydrates the page where the server has painted it, so that nothing is
 * painted a second time.
 * @param shows whether the router is at an address
 * @returns whether it has
 */
export async function startPainted(
  root: HTMLElement,
  app: ReactNode,
  onRecoverableError: (error: unknown) => void,
  shows: (address: string) => boolean,
): Promise<boolean> {
  await Promise.all([
    takeGiven(),
    // Code that the shell loads late; hydration would wait for it.
    loadAccount().catch(() => undefined),
  ]);
  const page = root.dataset['page'];
  if (page === undefined || !shows(`${platformBase}/${page}`)) return false;
  hydrateRoot(root, app, { onRecoverableError });
  return true;
}

/** Puts the answers that came with the document into the query cache. */
async function takeGiven(): Promise<void> {
  await Promise.all([
    isGiven('/session') && queryClient.prefetchQuery(sessionQuery),
    isGiven('/bookings?state=open') && queryClient.prefetchQuery(bookingsQuery('open')),
  ]);
  forgetGiven();
}
