/** News of the airline in Spanish words, for a channel that people read. */
import { hoursAndMinutes } from '../durations.ts';
import { formatNumber } from '../numbers.ts';
import { plainForDiscord } from './discord-message.ts';
import { type News, WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events.ts';

/** A piece of news in words. */
export interface NewsWords {
  title: string;
  text: string;
  fields: { name: string; value: string }[];
}

/**
 * Title and text of an event.
 * @param pilot callsign, with the name where the pilot agreed to show it; null for news without a pilot
 * @param airline three-letter code that flight numbers begin with
 */
export function newsWords(
  event: WebhookEvent | 'webhook.test',
  news: News,
  { pilot, airline }: { pilot: string | null; airline: string },
): NewsWords {
  const what = event === 'webhook.test' ? 'Prueba' : WEBHOOK_EVENTS[event];
  const flight = flightName(news, airline);
  const subject = flight ?? news.title;
  const std = news.std === undefined ? '' : `${news.std.slice(0, 10)} ${news.std.slice(11, 16)}Z`;
  const fields = [
    { name: 'Piloto', value: plainForDiscord(pilot ?? '') },
    { name: 'Salida', value: std },
    { name: 'Avión', value: plainForDiscord(news.icaoType ?? '') },
    {
      name: 'Nota',
      value: typeof news.score === 'number' ? (news.score / 10).toFixed(1).replace('.', ',') : '',
    },
    {
      name: 'Toma',
      value:
        typeof news.touchdownFpm === 'number'
          ? `${formatNumber(Math.abs(news.touchdownFpm))}\u00a0ft/min`
          : '',
    },
    { name: 'Bloque', value: typeof news.blockMin === 'number' ? hoursAndMinutes(news.blockMin) : '' },
  ];
  return {
    title: plainForDiscord(subject === undefined ? what : `${what}: ${subject}`),
    text: plainForDiscord(news.text ?? ''),
    fields: fields.filter(({ value }) => value !== ''),
  };
}

function flightName({ flightNumber, depIcao, arrIcao }: News, airline: string): string | undefined {
  if (depIcao === undefined || arrIcao === undefined) return undefined;
  const number = typeof flightNumber === 'number' ? `${airline} ${flightNumber}, ` : '';
  return `${number}${depIcao} → ${arrIcao}`;
}
