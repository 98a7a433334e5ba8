import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Session } from '@va/contract/account/session.ts';
import { isPlatformPage } from '@va/schemas/pages/platform-pages.ts';

/** How long a document may wait for what it shows, ms: without it the app asks for itself. */
const PATIENCE_MS = 1000;

/** What a page asks for at once, besides the signed-in pilot. */
const ASKED: Readonly<Record<string, string>> = { '': '/bookings?state=open' };

const PLACE = '<div id="root"></div>';

/** Markup of a page below the platform, such as `vuelos`, from answers of the API by their paths; built from apps/web. */
export type RenderPage = (
  path: string,
  answers: Readonly<Record<string, unknown>>,
  at: Date,
) => Promise<string>;

/** Adds what is the caller's own to the document that is the same for everybody; undefined where there is nothing to add. */
export type PaintPage = (
  request: IncomingMessage,
  page: { path: string; html: string },
) => Promise<string | undefined>;

interface Painter {
  /** What the API answers to the sender of the request; undefined where it refuses. */
  ask(request: IncomingMessage, path: string): Promise<unknown>;
  render: RenderPage;
  failed(error: unknown): void;
}

/**
 * Writes into a document what the app asks for first and, where it stands alone, what the app would show of it. Of the
 * address it repeats nothing but which of our pages it is: compressed beside a secret, more would tell by its length what
 * the secret is.
 */
export function pagePainter({ ask, render, failed }: Painter): PaintPage {
  return async (request, page) => {
    // Pages that a person opens, and neither copies for the time without a network nor what programs fetch. The app's own
    // worker, which asks in a browser's place, says what for.
    const place = request.headers['x-opened-as'] ?? request.headers['sec-fetch-dest'];
    if (place !== 'document' && place !== 'iframe') return undefined;
    const alone = place === 'document' && !request.url?.includes('?');
    const painted = paint(request, page, alone).catch((error: unknown) => {
      failed(error);
      return undefined;
    });
    return Promise.race([painted, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
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
      // Refused to who is suspended: the app shows why, and needs the session alone for that.
      const answer = await ask(request, asked);
      if (answer !== undefined) answers[asked] = answer;
    }
    const known = alone && isPlatformPage(path) && !path.includes(':') && session.stage !== 'second_factor';
    // What shows the time is taken over as it was then.
    const at = new Date();
    const markup = known ? await render(path, answers, at) : '';
    // Where no script runs, a form sends what was typed in its body, not in an address that is written down; nothing takes it.
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
