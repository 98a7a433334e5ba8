import { hoursAndMinutes } from '../durations.ts';
import { formatNumber } from '../numbers.ts';
import { type News, WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events.ts';

/** A message as Discord's webhooks take it: one embed within their limits, which mentions nobody. */

/** Limits of an embed, in UTF-16 units; https://discord.com/developers/docs/resources/message#embed-object-embed-limits. */
const TITLE = 256;
const TEXT = 4096;
const FIELDS = 25;
const FIELD_NAME = 256;
const FIELD_VALUE = 1024;
const FOOTER = 2048;
const ALL = 6000;

/** The words of a message, before Discord's limits. */
export interface EmbedWords {
  title: string;
  text: string;
  /** Fields; those without a value are left out. */
  fields: readonly { name: string; value: string }[];
  footer: string;
  /** Absolute address; null for none. */
  url: string | null;
  /** ISO 8601. */
  at: string;
}

/** The body of a message for a webhook of Discord. */
export interface DiscordMessage {
  embeds: [
    {
      title: string;
      description?: string;
      url?: string;
      timestamp: string;
      fields: { name: string; value: string; inline: boolean }[];
      footer?: { text: string };
    },
  ];
  allowed_mentions: { parse: [] };
}

/** Makes an embed from words. Words that are too long end in «…»; what exceeds the embed's total is left out. */
export function discordMessage({ title, text, fields, footer, url, at }: EmbedWords): DiscordMessage {
  let left = ALL;
  const take = (words: string, most: number) => {
    const cut = shorten(words.trim(), Math.min(most, left));
    left -= cut.length;
    return cut;
  };
  const shown = take(title.trim() || '—', TITLE);
  const foot = take(footer, Math.min(FOOTER, 200));
  const told = take(text, TEXT);
  const rows: { name: string; value: string; inline: boolean }[] = [];
  for (const { name, value } of fields) {
    if (rows.length === FIELDS || name.trim() === '' || value.trim() === '' || left < 2) continue;
    rows.push({
      name: take(name, Math.min(FIELD_NAME, left - 1)),
      value: take(value, FIELD_VALUE),
      inline: true,
    });
  }
  return {
    embeds: [
      {
        title: shown,
        ...(told && { description: told }),
        ...(url !== null && { url }),
        timestamp: at,
        fields: rows,
        ...(foot && { footer: { text: foot } }),
      },
    ],
    allowed_mentions: { parse: [] },
  };
}

/** Cut to a length without halving a letter that takes two units. */
function shorten(words: string, most: number): string {
  if (words.length <= most) return words;
  if (most <= 0) return '';
  const cut = words.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

/** Text of people with the characters escaped that Discord would read as bold, a link or a mention. */
function plainForDiscord(words: string): string {
  return words.replaceAll(/[\\*_~`|>[\]()#@<-]/g, String.raw`\$&`);
}

/** News of the airline in Spanish words, for a channel that people read. */

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
