import type { Frame } from '#app/content/schemas/frames.ts';

/** One company or site whose pages the portal shows. */
export interface Provider {
  name: string;
  /** Servers that the browser contacts, sign-in hops included; empty for the airline's own documents. */
  hosts: readonly string[];
  privacyUrl: string | undefined;
  frames: readonly Frame[];
}

/** The registry, by provider: outside ones first, each group in the order of the file. */
export function groupByProvider(frames: readonly Frame[]): Provider[] {
  const byName = new Map<string, Frame[]>();
  for (const frame of frames) byName.set(frame.provider, [...(byName.get(frame.provider) ?? []), frame]);
  const providers = [...byName].map(([name, own]) => ({
    name,
    hosts: [...new Set(own.flatMap((frame) => frame.hosts))],
    privacyUrl: own.find((frame) => frame.privacyUrl)?.privacyUrl,
    frames: own,
  }));
  return [...providers.filter(isOutside), ...providers.filter((provider) => !isOutside(provider))];
}

/** Whether showing a page of this provider makes the browser contact somebody else. */
export function isOutside(provider: Provider): boolean {
  return provider.hosts.length > 0;
}
