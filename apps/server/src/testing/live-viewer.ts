import type { Live } from '@va/contract/flights/live.ts';
import { withChanges } from '@va/contract/flights/live-changes.ts';

/** Somebody who watches the live map. */
export interface LiveViewer {
  /** Waits for a map that fits. Throws when the stream ends before. */
  until(fits: (live: Live) => boolean): Promise<Live>;
  /** The id of the last message, which a browser sends when it comes back. */
  lastId(): string | undefined;
  stop(): void;
}

/** Opens the stream as a browser does, with its cookies and, after a break, the id of the last message. */
export async function watchLive(origin: string, cookies?: string, lastId?: string): Promise<LiveViewer> {
  const stop = new AbortController();
  const response = await fetch(`${origin}/plataforma/api/v1/live/stream`, {
    signal: stop.signal,
    headers: { ...(cookies && { Cookie: cookies }), ...(lastId && { 'Last-Event-ID': lastId }) },
  });
  if (response.headers.get('content-type') !== 'text/event-stream' || !response.body)
    throw new Error(`${response.status}: ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let live: Live | undefined;
  let id: string | undefined;
  return {
    async until(fits) {
      for (;;) {
        const messages = text.split('\n\n');
        for (const [i, message] of messages.slice(0, -1).entries()) {
          const data = JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? 'null');
          id = /^id: (.*)$/m.exec(message)?.[1] ?? id;
          live = live && message.includes('event: moved') ? withChanges(live, data) : data;
          if (!live || !fits(live)) continue;
          text = messages.slice(i + 1).join('\n\n');
          return live;
        }
        text = messages.at(-1) ?? '';
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream ended.');
        text += value;
      }
    },
    lastId: () => id,
    stop: () => stop.abort(),
  };
}
