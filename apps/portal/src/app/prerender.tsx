/** What the build writes into the page, so that something is painted before any script has arrived. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ShellSkeleton } from '#app/components/layout/shell-skeleton.tsx';
import { airline } from '#app/content/airline.ts';
import { App } from './app.tsx';

/** The sign-in screen, as the app takes it over: for who is not signed in, as nobody is while building. */
export function renderGate(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** What stands in the portal's place until it is there. */
export function renderSkeleton(): string {
  return renderToString(<ShellSkeleton brand={airline.name} />);
}
