import { frameOfField } from '@va/schemas/content/frame-registry.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Aircraft } from '@va/schemas/content/fleet.ts';
import type { Frame } from '@va/schemas/content/frames.ts';

/** A page that the portal shows in a frame. */
export interface Address {
  title: string;
  url: string;
  hosts: readonly string[];
}

interface FramedContent {
  frames: readonly Frame[];
  airports: readonly Airport[];
  aircraft: readonly Aircraft[];
}

/** Every outside address that the content puts into a frame, each once. Own documents need no check. */
export function outsideAddresses({ frames, airports, aircraft }: FramedContent): Address[] {
  const hostsFor = (field: 'briefingUrl' | 'seatMapUrl') =>
    frames.find(({ id }) => id === frameOfField(field))?.hosts ?? [];
  const all = [
    ...frames.map((entry) => ({ title: entry.title, url: entry.url, hosts: entry.hosts })),
    ...airports.map((airport) => ({
      title: `Briefing operacional · ${airport.icao}`,
      url: airport.briefingUrl,
      hosts: hostsFor('briefingUrl'),
    })),
    ...aircraft.map((plane) => ({
      title: `Mapa de asientos · ${plane.registration}`,
      url: plane.seatMapUrl,
      hosts: hostsFor('seatMapUrl'),
    })),
  ];
  const byUrl = new Map<string, Address>();
  for (const { title, url, hosts } of all)
    if (url?.startsWith('https://') && !byUrl.has(url)) byUrl.set(url, { title, url, hosts });
  return [...byUrl.values()];
}
