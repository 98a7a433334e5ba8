import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer, stepDelivery } from './delivery-steps.ts';
import { discordMessage, newsWords } from './discord-message.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const answer = (status: number, headers: Record<string, string> = {}) => readAnswer(status, headers, NOW);
const fresh = { tries: 0, failingSince: null };
const minutes = (count: number) => NOW + count * 60_000;

describe('a message for Discord', () => {
  it('keeps every limit of an embed, whatever it is made of, and mentions nobody', () => {
    const words = fc
      .tuple(fc.string({ unit: 'binary', maxLength: 6 }), fc.nat(2000))
      .map(([part, times]) => part.repeat(times));
    fc.assert(
      fc.property(
        fc.record({
          title: words,
          text: words,
          footer: words,
          fields: fc.array(fc.record({ name: words, value: words }), { maxLength: 40 }),
        }),
        (source) => {
          const message = discordMessage({ ...source, url: null, at: '2026-11-22T10:00:00Z' });
          const [{ title, description = '', fields, footer }] = message.embeds;
          expect(title.length).toBeGreaterThan(0);
          expect(title.length).toBeLessThanOrEqual(256);
          expect(description.length).toBeLessThanOrEqual(4096);
          expect(fields.length).toBeLessThanOrEqual(25);
          for (const { name, value } of fields) {
            expect(name.length > 0 && name.length <= 256).toBe(true);
            expect(value.length > 0 && value.length <= 1024).toBe(true);
          }
          const all = [
            title,
            description,
            footer?.text ?? '',
            ...fields.flatMap(({ name, value }) => [name, value]),
          ];
          expect(all.join('').length).toBeLessThanOrEqual(6000);
          expect(message.allowed_mentions).toEqual({ parse: [] });
        },
      ),
      { numRuns: 50 },
    );
  });

  it('says what happened in Spanish, with the score as pilots read it', () => {
    const news = {
      flightNumber: 101,
      depIcao: 'LEMD',
      arrIcao: 'LEBL',
      icaoType: 'A320',
      score: 84,
      blockMin: 80,
      touchdownFpm: -182,
    };
    expect(newsWords('report.accepted', news, { pilot: 'PRB005', airline: 'PRB' })).toEqual({
      title: 'Informe aceptado: PRB 101, LEMD → LEBL',
      text: '',
      fields: [
        { name: 'Piloto', value: 'PRB005' },
        { name: 'Avión', value: 'A320' },
        { name: 'Nota', value: '8,4' },
        { name: 'Toma', value: '182\u00a0ft/min' },
        { name: 'Bloque', value: '01:20' },
      ],
    });
  });

  it('makes no link or mention of what people wrote', () => {
    const wild = '[a](https://b) @all **c**';
    const plain = String.raw`\[a\]\(https://b\) \@all \*\*c\*\*`;
    const news = { title: wild, text: wild, icaoType: wild };
    expect(newsWords('notice.published', news, { pilot: wild, airline: 'PRB' })).toEqual({
      title: `NOTAM publicado: ${plain}`,
      text: plain,
      fields: [
        { name: 'Piloto', value: plain },
        { name: 'Avión', value: plain },
      ],
    });
  });
});

describe('what becomes of a message', () => {
  it('is tried again after 1, 5, 30 minutes, 2 and 12 hours, and then given up', () => {
    const steps = [0, 1, 2, 3, 4, 5].map((tries) => stepDelivery(null, { tries, failingSince: NOW }, NOW));
    expect(steps.map(({ holdUntil }) => holdUntil)).toEqual([...[1, 5, 30, 120, 720].map(minutes), null]);
    expect(steps.map(({ state }) => state)).toEqual([...Array.from({ length: 5 }, () => 'queued'), 'failed']);
  });

  it('waits as it is told, which costs no try', () => {
    const told = stepDelivery(
      answer(429, { 'retry-after': '3', 'x-ratelimit-reset-after': '3.2' }),
      fresh,
      NOW,
    );
    expect(told).toMatchObject({ state: 'queued', attempts: 0, holdUntil: NOW + 3200 });
    const busy = stepDelivery(answer(503, { 'retry-after': 'Sun, 22 Nov 2026 10:10:00 GMT' }), fresh, NOW);
    expect(busy).toMatchObject({ state: 'queued', attempts: 1, holdUntil: minutes(10) });
    expect(stepDelivery(answer(503, { 'retry-after': '2' }), fresh, NOW).holdUntil).toBe(minutes(1));
  });

  it('leaves a pause when the other side has taken all that it takes for now', () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '0.6' };
    expect(stepDelivery(answer(204, headers), fresh, NOW)).toMatchObject({
      state: 'sent',
      holdUntil: NOW + 600,
    });
    const more = { ...headers, 'x-ratelimit-remaining': '3' };
    expect(stepDelivery(answer(204, more), fresh, NOW).holdUntil).toBeNull();
  });

  it('is not sent again when the message itself is refused', () => {
    expect(stepDelivery(answer(400), fresh, NOW)).toMatchObject({ state: 'failed', holdUntil: null });
    expect(stepDelivery(answer(302), fresh, NOW)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('switches off after three days of failures without a success between', () => {
    const late = (days: number) => NOW - days * 86_400_000;
    expect(stepDelivery(null, { tries: 2, failingSince: late(3) }, NOW).off).toBe(true);
    expect(stepDelivery(null, { tries: 2, failingSince: late(2.99) }, NOW).off).toBe(false);
    expect(stepDelivery(answer(200), { tries: 2, failingSince: late(4) }, NOW)).toMatchObject({
      off: false,
      failingSince: null,
    });
  });

  it('believes nobody who asks for a wait of years', () => {
    const asked = stepDelivery(answer(429, { 'retry-after': '999999999' }), fresh, NOW);
    expect(asked.holdUntil).toBe(NOW + 86_400_000);
  });
});
