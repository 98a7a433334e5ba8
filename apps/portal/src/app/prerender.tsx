/** What the build writes into the page, so that something is painted before any script has arrived. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ShellSkeleton } from '#app/components/layout/shell-skeleton.tsx';
import { airline } from '#app/content/airline.ts';
import { App } from './app.tsx';

/** The sign-in screen, as a browser without a signed-in pilot renders it first; the app hydrates it. */
export function renderGate(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** The skeleton shown to a signed-in pilot until the portal is loaded. */
export function renderSkeleton(): string {
  return renderToString(<ShellSkeleton brand={airline.name} />);
}
