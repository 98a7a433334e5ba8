import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Failure, Journey, Step } from './evaluate.ts';

/** As browsers do. */
const MAX_REDIRECTS = 20;

interface FollowOptions {
  /** Origin that frames the page; sent as the referrer. */
  portal: URL;
  /** For each step, in milliseconds. */
  timeoutMs: number;
}

/** Asks for an address the way a frame does and follows its redirects by hand. Never throws. */
export async function follow(address: string, { portal, timeoutMs }: FollowOptions): Promise<Journey> {
  const steps: Step[] = [];
  let url = new URL(address);
  for (;;) {
    const answer = await ask(url, portal, timeoutMs);
    if (!('status' in answer)) return { steps, failure: answer, lastUrl: url.href };
    steps.push(answer);
    const location =
      answer.status >= 300 && answer.status < 400 ? answer.headers['location']?.[0] : undefined;
    if (location === undefined) return { steps, lastUrl: url.href };
    if (steps.length > MAX_REDIRECTS)
      return { steps, failure: { kind: 'too-many-redirects' }, lastUrl: url.href };
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    if (next?.protocol !== 'https:' && next?.protocol !== 'http:')
      return { steps, failure: { kind: 'bad-redirect', location }, lastUrl: url.href };
    url = next;
  }
}

function ask(url: URL, portal: URL, timeoutMs: number): Promise<Step | Failure> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const timeout = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve) => {
    const outgoing = request(url, {
      signal: timeout,
      agent: false,
      headers: {
        accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
        'accept-language': 'es-ES,es;q=0.9',
        referer: `${portal.origin}/`,
        'sec-fetch-dest': 'iframe',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': 'cross-site',
        'user-agent': 'Mozilla/5.0 (compatible; check-frames)',
      },
    });
    outgoing.on('response', (response) => {
      resolve({ url: url.href, status: response.statusCode ?? 0, headers: response.headersDistinct });
      // Only the headers matter.
      response.destroy();
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      resolve(
        timeout.aborted
          ? { kind: 'timeout', seconds: timeoutMs / 1000 }
          : { kind: 'network', code: error.code ?? error.message },
      );
    });
    outgoing.end();
  });
}
