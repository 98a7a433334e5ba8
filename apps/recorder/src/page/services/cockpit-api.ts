import type { CockpitView } from '@va/recorder/cockpit/cockpit-view.ts';

/** The state that the recorder sends to its page each time that something changes. */
export type PageState = CockpitView & {
  airline: string;
  version: string;
  /** Page where the portal's newer build is downloaded; null while this build is the portal's. */
  newer: string | null;
};

/** The page's connection to the recorder that served it. */
export interface CockpitApi {
  /**
   * Calls `hear` with each new state, and with undefined while the recorder does not answer; the result unsubscribes.
   */
  listen(hear: (state: PageState | undefined) => void): () => void;
  /** Asks the recorder to do something; answers a sentence for the pilot when the recorder refuses. */
  act(name: 'finish' | 'discard' | 'declare' | 'fly-free', body?: object): Promise<string | undefined>;
}

/** The recorder that has served this page. */
export function openCockpit(): CockpitApi {
  return {
    listen(hear) {
      const source = new EventSource('/novedades');
      source.addEventListener('message', ({ data }) => hear(JSON.parse(String(data))));
      // The browser tries again by itself.
      source.addEventListener('error', () => hear(undefined));
      return () => source.close();
    },
    async act(name, body = {}) {
      try {
        const response = await fetch(`/actos/${name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (response.ok) return undefined;
        const { message } = await response.json();
        return String(message);
      } catch {
        return 'El grabador no contesta: mira si su ventana sigue abierta.';
      }
    },
  };
}
