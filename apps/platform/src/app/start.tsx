import { createRoot, hydrateRoot } from 'react-dom/client';
import { bookingsQuery } from '#app/api/bookings.ts';
import { forgetGiven, isGiven } from '#app/api/given-answers.ts';
import { sessionQuery } from '#app/api/session.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { browserRouter, opened, type Router } from './router.tsx';

/** Brings the page to life: what the server has painted of it stays as it stands, so that nothing is painted anew. */
export async function start(root: HTMLElement): Promise<void> {
  const router = browserRouter();
  await Promise.all([opened(router), takeGiven(), codeOfForm(root)]);
  const ready = () => {
    release(root);
    preload(router);
  };
  const app = <App router={router} client={queryClient} onReady={ready} />;
  if (root.inert) hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root).render(app);
}

/** Reads what the document brought, by the app's own questions. */
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

/** Until now nothing could be pressed or typed. */
function release(root: HTMLElement): void {
  root.inert = false;
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-painted]')) field.readOnly = false;
}

/** In a file of its own: the first page does without it. */
function preload({ routes }: Router): void {
  void import('./preloading.ts').then(
    ({ startPreloading }) => startPreloading(routes, queryClient),
    // Without a network pages come when they are asked for, as far as they can.
    () => undefined,
  );
}

/** Reports errors while the painted page is taken over, but for parts that the server leaves to the browser on purpose. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && 'digest' in error)) reportError(error);
}
