import type { IncomingMessage } from 'node:http';
import type { Session } from '@va/contract/account/session.ts';
import { isPlatformPage } from '@va/schemas/pages/platform-pages.ts';
import { atMost } from '#server/db/at-most.ts';

/** Longest wait for painting a document, ms; after that the server sends it empty, and the app asks for its data. */
const PATIENCE_MS = 1000;

/** The API path that a page needs first, besides the session, by the page's path. */
const ASKED: Readonly<Record<string, string>> = { '': '/bookings?state=open' };

const PLACE = '<div id="root"></div>';

/** Renders a page of the platform, such as `vuelos`, from API answers by their paths; built from apps/web. */
export type RenderPage = (
  path: string,
  answers: Readonly<Record<string, unknown>>,
  at: Date,
) => Promise<string>;

/** Adds the caller's own data to the document that is the same for everybody; undefined if there is nothing to add. */
export type PaintPage = (
  request: IncomingMessage,
  page: { path: string; html: string },
) => Promise<string | undefined>;

interface Painter {
  /** Asks the API on behalf of the request's sender; undefined if it refuses. */
  ask(request: IncomingMessage, path: string): Promise<unknown>;
  render: RenderPage;
  failed(error: unknown): void;
}

/**
 * Writes into a document the API answers that the app asks for first and, unless it is framed or has a query, the
 * page's rendered HTML. It repeats nothing of the address except which of our pages it is: other text of the caller's
 * choice, compressed together with a secret, would reveal the secret by the length of the answer (BREACH).
 */
export function pagePainter({ ask, render, failed }: Painter): PaintPage {
  return async (request, page) => {
    // Only paint pages that a person opens: neither copies for offline use nor what programs fetch. The app's service
    // worker requests documents for the browser, and says in a header of its own what for.
    const place = request.headers['x-opened-as'] ?? request.headers['sec-fetch-dest'];
    if (place !== 'document' && place !== 'iframe') return undefined;
    const alone = place === 'document' && !request.url?.includes('?');
    const painted = paint(request, page, alone).catch((error: unknown) => {
      failed(error);
      return undefined;
    });
    return atMost(painted, PATIENCE_MS);
  };

  async function paint(
    request: IncomingMessage,
    { path, html }: { path: string; html: string },
    alone: boolean,
  ) {
    const session = (await ask(request, '/session')) as Session | undefined;
    if (!session || !html.includes(PLACE)) return undefined;
    const answers: Record<string, unknown> = { '/session': session };
    const asked = ASKED[path];
    if (asked !== undefined && session.stage === 'open') {
      // The API refuses this to a suspended pilot: the app then needs only the session to show why.
      const answer = await ask(request, asked);
      if (answer !== undefined) answers[asked] = answer;
    }
    const known = alone && isPlatformPage(path) && !path.includes(':') && session.stage !== 'second_factor';
    // The app first renders with this same time, so that its result equals the painted markup.
    const at = new Date();
    const markup = known ? await render(path, answers, at) : '';
    // Without scripts, a form must not put what was typed into the address, which gets logged: post it; nothing accepts
    // it.
    const safe = markup.replaceAll('<form ', '<form method="post" ');
    const root =
      markup && `<div id="root" data-page="${path}" data-painted-at="${at.getTime()}">${safe}</div>`;
    const data = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
    return html.replace(
      PLACE,
      () => `<script type="application/json" id="answers">${data}</script>${root || PLACE}`,
    );
  }
}
