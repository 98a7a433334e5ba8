import type { CockpitView } from '@va/recorder/cockpit/cockpit-view.ts';

/** What the page is told each time that something changes. */
export type PageState = CockpitView & {
  airline: string;
  version: string;
  /** Where another build is downloaded that the portal hands out; null without one. */
  newer: string | null;
};

/** The recorder, as the page reaches it. */
export interface CockpitApi {
  /** Hears every state from now on; undefined while the recorder does not answer. */
  listen(hear: (state: PageState | undefined) => void): () => void;
  /** Does something; a sentence where it was refused. */
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
