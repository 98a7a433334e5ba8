import type { QueryClient } from '@tanstack/react-query';
import { ClipboardCheck, NotebookText, TicketCheck, Users } from 'lucide-react';
import { bookingsQuery } from '#app/api/bookings.ts';
import { wholeRosterQuery } from '#app/api/pilots.ts';
import { logbookQuery } from '#app/api/reports.ts';
import { sessionQuery, type Session } from '#app/api/session.ts';
import { toursQuery } from '#app/api/tours.ts';
import { paths } from '#app/config/paths.ts';
import { tours as paintedTours } from '#app/content/tours.ts';
import type { PaletteEntry } from '#app/features/palette/palette-entry.ts';
import { airline } from '#app/config/airline.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import { shortMoment } from '#app/lib/times.ts';
import { deskGroup } from './desk-group.ts';
import { tourEntry } from './tour-entry.ts';

/** Most of the pilot's reports that are searched, the newest ones. */
const REPORTS = 50;

/**
 * Search entries that the build does not know: the pilot's bookings and reports, the airline's pilots and, for staff,
 * the desk. Visitors too get the tours that staff have added or renamed since the build.
 */
export async function ownEntries(client: QueryClient): Promise<PaletteEntry[]> {
  const session = await client.fetchQuery(sessionQuery);
  const pilot = session.stage === 'open' && !session.ended ? session.pilot : null;
  const asked = pilot ? [bookings(client), reports(client), pilots(client)] : [];
  const lists = await Promise.allSettled([...asked, tours(client)]);
  const found = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  return [...found, ...(pilot ? desk(pilot) : [])];
}

/** Data by which the search finds a flight. */
interface Flown {
  number: number | null;
  dep: { icao: string; city: string };
  arr: { icao: string; city: string };
}

const flightLabel = (flight: Flown) => `${bookingName(flight)} · ${flight.dep.icao}–${flight.arr.icao}`;

const flightWords = ({ dep, arr, number }: Flown) => ({
  codes: number === null ? [] : [`${airline.icaoCode}${number}`],
  texts: [dep.icao, dep.city, arr.icao, arr.city],
});

async function bookings(client: QueryClient): Promise<PaletteEntry[]> {
  const { items } = await client.fetchQuery(bookingsQuery('open'));
  return items.map((booking) => {
    const { codes, texts } = flightWords(booking);
    const label = flightLabel(booking);
    return {
      id: `booking-${booking.code}`,
      group: 'Tus reservas',
      label,
      detail: `Sale el ${shortMoment(booking.std)}`,
      icon: TicketCheck,
      codes: [...codes, booking.code],
      texts: [label, ...texts, 'mi reserva'],
      target: { to: paths.booking(booking.code) },
    };
  });
}

async function reports(client: QueryClient): Promise<PaletteEntry[]> {
  const { items } = await client.fetchQuery(logbookQuery({ limit: REPORTS }));
  return items.map((report) => {
    const { flightNumber: number, dep, arr, arrPlanned } = report;
    const flown = { number, dep, arr: arr ?? arrPlanned };
    const { codes, texts } = flightWords(flown);
    const label = flightLabel(flown);
    return {
      id: `report-${report.code}`,
      group: 'Tus vuelos',
      label,
      detail: `Informe ${report.code}`,
      icon: NotebookText,
      codes: [...codes, report.code],
      texts: [label, ...texts, 'mi vuelo informe'],
      target: { to: paths.report(report.code) },
    };
  });
}

async function pilots(client: QueryClient): Promise<PaletteEntry[]> {
  const all = await client.fetchQuery(wholeRosterQuery(undefined));
  return all.map(({ callsign, name, rank }) => ({
    id: `pilot-${callsign}`,
    group: 'Pilotos',
    label: name ? `${callsign} · ${name}` : callsign,
    detail: rank,
    icon: Users,
    codes: [callsign],
    texts: [callsign, name ?? '', rank, 'piloto'],
    target: { to: paths.pilot(callsign) },
  }));
}

async function tours(client: QueryClient): Promise<PaletteEntry[]> {
  const all = await client.fetchQuery(toursQuery);
  return all.flatMap(({ id, name, types: of }) => {
    const painted = paintedTours.find((one) => one.id === id);
    if (painted?.name === name) return [];
    const types = of.map(({ model }) => model).join(', ');
    return tourEntry(`tour-now-${id}`, { name, types, to: painted?.routePath ?? paths.tour(id) });
  });
}

/** The pages of the desk that this person may open; none for who has nothing to do there. */
function desk({ capabilities }: NonNullable<Session['pilot']>): PaletteEntry[] {
  const { items } = deskGroup((one) => capabilities.includes(one));
  const own = items.flatMap((item) => ('to' in item ? [item] : []));
  if (own.length < 2) return [];
  return own.map(({ label, to }) => ({
    id: `desk-${to}`,
    group: 'Mesa',
    label,
    detail: 'Mesa',
    icon: ClipboardCheck,
    texts: [label, 'mesa'],
    target: { to },
  }));
}
