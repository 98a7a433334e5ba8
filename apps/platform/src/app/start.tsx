import { createRoot, hydrateRoot } from 'react-dom/client';
import { bookingsQuery } from '#app/api/bookings.ts';
import { forgetGiven, isGiven } from '#app/api/given-answers.ts';
import { sessionQuery } from '#app/api/session.ts';
import { platformBase } from '#app/config/base-path.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { browserRouter, opened, type Router } from './router.tsx';

/** Starts the app. Markup that the server has rendered is hydrated, so that nothing is painted a second time. */
export async function start(root: HTMLElement): Promise<void> {
  const router = browserRouter();
  await Promise.all([opened(router), takeGiven(), codeOfForm(root)]);
  const ready = () => {
    release(root);
    preload(router);
  };
  const app = <App router={router} client={queryClient} onReady={ready} />;
  if (isPainted(root, router)) hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root).render(app);
}

/** Whether the server has rendered the page that the router shows: who has gone back meanwhile is on another one. */
function isPainted(root: HTMLElement, { state }: Router): boolean {
  const { pathname, search } = state.location;
  return (
    pathname.replace(/\/$/, '') + search === `${platformBase}/${root.dataset['page']}`.replace(/\/$/, '')
  );
}

/** Puts the answers that came with the document into the query cache. */
async function takeGiven(): Promise<void> {
  await Promise.all([
    isGiven('/session') && queryClient.prefetchQuery(sessionQuery),
    isGiven('/bookings?state=open') && queryClient.prefetchQuery(bookingsQuery('open')),
  ]);
  forgetGiven();
}

/** The code of a painted form is a file of its own, fetched before the form can be used. Where that fails, the form says so. */
const codeOfForm = (root: HTMLElement) =>
  root.querySelector('form') && import('#app/features/access/sign-in-form.tsx').catch(() => undefined);

/** Lets the page be used: until the app has started, the rendered markup is inert. */
function release(root: HTMLElement): void {
  root.inert = false;
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-painted]')) field.readOnly = false;
}

/** Starts preloading of other pages; its code is no part of the first load. */
function preload({ routes }: Router): void {
  void import('./preloading.ts').then(
    ({ startPreloading }) => startPreloading(routes, queryClient),
    // If that code fails to load, pages are fetched when they are opened.
    () => undefined,
  );
}

/**
 * Reports errors of hydration, or what brought them about, except those with a `digest`: parts that the server leaves to
 * the browser on purpose.
 */
function onRecoverableError(error: unknown): void {
  if (error instanceof Error && 'digest' in error) return;
  reportError(error instanceof Error ? (error.cause ?? error) : error);
}
