import type { Feed } from '@va/schemas/content/feeds.ts';
import type { Frame } from '@va/schemas/content/frames.ts';

/** A company or site whose pages or data the portal shows. */
export interface Provider {
  name: string;
  /** Servers that the browser contacts, sign-in hops included; empty for the airline's own documents. */
  hosts: readonly string[];
  privacyUrl: string | undefined;
  frames: readonly Frame[];
  feeds: readonly Feed[];
}

/** Frames and feeds grouped by provider: outside ones first, each group in the order of the files. */
export function groupByProvider(frames: readonly Frame[], feeds: readonly Feed[]): Provider[] {
  const names = new Set([...frames, ...feeds].map(({ provider }) => provider));
  const providers = [...names].map((name) => {
    const own = {
      frames: frames.filter(({ provider }) => provider === name),
      feeds: feeds.filter(({ provider }) => provider === name),
    };
    const hosts = [...own.frames.flatMap((frame) => frame.hosts), ...own.feeds.map(feedHost)];
    const privacyUrl = [...own.frames, ...own.feeds].find((entry) => entry.privacyUrl)?.privacyUrl;
    return { name, hosts: [...new Set(hosts)], privacyUrl, ...own };
  });
  return [...providers.filter(isOutside), ...providers.filter((provider) => !isOutside(provider))];
}

/** The server that the browser asks for the data of a feed. */
export function feedHost({ url }: Feed): string {
  return new URL(url).host;
}

/** Whether the browser contacts another company for this provider's pages. */
export function isOutside(provider: Provider): boolean {
  return provider.hosts.length > 0;
}
