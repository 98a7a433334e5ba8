import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import { fileTransport } from '#server/kernel/messages/mail-transport.ts';
import { sendDueMail } from '#server/kernel/messages/outbox.ts';
import { readEventCalendar } from '#server/modules/calendar/calendar.ts';
import { packExport } from '#server/modules/own-data/pack-export.ts';
import type { ApiAnswer, ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, CALLSIGNS } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { ForeignThings, type Played, makeRequest } from '#server/testing/foreign-things.ts';
import { HOSTILE_TEXTS } from '#server/testing/hostile-rows/make-hostile.ts';
import { chanceOf, type Making } from '#server/testing/made-value.ts';
import { csvIn, faultsOfMails, formulasIn, strangeLinesIn } from '#server/testing/plain-outputs.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { OWN_THINGS } from '#server/testing/own-things.ts';

/** Requests that are played; as often as they are in full, they take ten minutes and more. */
const STEPS = { postgres: howOften(400, 1200, 130_000), embedded: howOften(100, 300, 25_000) };
/** Ends of the accounts themselves, after which nobody is left to ask, and what asks machines outside. */
const LAST_ACTS = new Set(
  'eraseMe retireMe signOut signOutOtherDevices signOutDevice changePassword testWebhook'.split(' '),
);
/** How often a pilot's last requests for their own things are played by everybody else, and how many. */
const [STEPS_BETWEEN_RUNS, LENGTH_OF_RUN] = [40, 4];
/** What only its pilot may read; the desk's words would know it too. */
const SECRETS = { email: 'solo-suyo@ejemplo.org', simbriefAlias: 'alias-solo-suyo' };
/** Stands in every text that somebody writes, where it is theirs alone. */
const MARKS = { pilot: 'escrito-por-uno', other: 'escrito-por-otro' } as const;
const ANY_MARK = new RegExp(Object.values(MARKS).join('|'), 'g');
const markOf = (who: Who) => (who === 'pilot' || who === 'other' ? MARKS[who] : 'del equipo o de nadie');
/** What a pilot writes to be read by others: names by consent, and programs by whoever types their code. */
const SHOWN = new Set(['name', 'program']);

const PEOPLE = ['pilot', 'other', 'visitor', 'operations', 'administrator'] as const;
type Who = (typeof PEOPLE)[number];

/** How a request comes about: made from what the API says that it takes, or played again as it was or changed. */
type Slip =
  | { kind: 'made' }
  | { kind: 'as it was' }
  | { kind: 'another name' }
  | { kind: 'field'; at: number; to: unknown };

const slips: fc.Arbitrary<Slip> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Slip>({ kind: 'made' }) },
  fc.constant<Slip>({ kind: 'as it was' }),
  fc.constant<Slip>({ kind: 'another name' }),
  fc.record({
    kind: fc.constant('field' as const),
    at: fc.nat(),
    to: fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('PRB005', 'PRB006', -1, 1e308),
    ),
  }),
);
const steps = fc.record({
  who: fc.constantFrom<Who>('pilot', 'pilot', 'other', 'other', 'visitor', 'operations', 'administrator'),
  which: fc.nat(),
  slip: slips,
  twice: fc.boolean(),
  key: fc.constantFrom(undefined, undefined, 'a', 'b'),
  seed: fc.nat(),
});

describeEachDatabase('two accounts that send anything in any order', (kind) => {
  const count = STEPS[kind];
  const api = apiForTests(kind);
  const clients = new Map<Who, ApiClient>();
  const requests: Played[] = [];
  /** Codes, ids and callsigns that were seen, whoever's they are. */
  const names = new Set<string>(['PRB005', 'PRB006', '00000000-0000-4000-8000-000000000000']);
  /** Operations that were asked, and those that did what they are for. */
  const [asked, done] = [new Set<string>(), new Set<string>()];

  /** What each pilot did of late, to be played by the other. */
  const lately: Record<'pilot' | 'other', Played[]> = { pilot: [], other: [] };
  let foreign: ForeignThings;

  beforeAll(async () => {
    const ids = (['pilot', 'other'] as const).map(async (who) => [await api.idOf(who), who] as const);
    foreign = new ForeignThings(api.db, new Map(await Promise.all(ids)));
    for (const callsign of ['PRB007', 'PRB008', 'PRB009']) {
      await api.addPilot(callsign);
      names.add(callsign);
    }
    clients.set('visitor', api.visitor());
    for (const who of PEOPLE) if (who !== 'visitor') clients.set(who, await api.signedIn(who));
    await api.db.queries
      .updateTable('pilot')
      .set({ email: SECRETS.email, simbrief_alias: SECRETS.simbriefAlias })
      .where('id', '=', await api.idOf('pilot'))
      .execute();
    await recordRequests(clients.get('pilot')!);
  });

  /** Makes one of each thing that a pilot can own, and keeps every request that it took. */
  async function recordRequests(pilot: ApiClient): Promise<void> {
    const ask = pilot.ask.bind(pilot);
    pilot.ask = async (method, path, sent) => {
      const answer = await ask(method, path, sent);
      const size = JSON.stringify(sent.body ?? '').length;
      if (size < 5000) requests.push({ method, path, ...sent });
      remember(answer);
      await foreign.learn('pilot', { method, path, ...sent }, answer);
      return answer;
    };
    for (const [operation, prepare] of Object.entries(OWN_THINGS)) {
      const endpoint = api.platform.endpoints.find((one) => one.operation === operation);
      if (!endpoint || LAST_ACTS.has(operation)) continue;
      const { id, ...sent } = await prepare(pilot, api);
      names.add(id);
      await pilot.ask(endpoint.method.toUpperCase(), endpoint.path.replace('{id}', id), sent);
    }
    pilot.ask = ask;
  }

  function remember({ body }: ApiAnswer): void {
    const named =
      /"(?:\w*[iI]d|\w*[cC]ode|callsign|slug|registration|icao|period|month|date)":"([^"]{3,40})"/g;
    for (const [, name = ''] of JSON.stringify(body).matchAll(named)) if (names.size < 3000) names.add(name);
  }

  /** What somebody has to make a request from. Staff leave the accounts that play here as they are. */
  function makingOf(who: Who, seed: number): Making {
    const below = chanceOf(seed);
    const playing: readonly string[] = Object.values(CALLSIGNS);
    const isStaff = who === 'operations' || who === 'administrator';
    const text = (field: string) => {
      const [, hostile] = HOSTILE_TEXTS[below(HOSTILE_TEXTS.length)] ?? ['', ''];
      return SHOWN.has(field) ? hostile : `${markOf(who)} ${hostile}`;
    };
    const known = [...names].filter((name) => !isStaff || !playing.includes(name));
    return { below, names: known, now: api.now(), text };
  }

  /** A request that somebody has made, with the mark of whoever plays it in its texts. */
  function inWordsOf(who: Who, request: Played): Played {
    if (request.body === undefined) return request;
    const words = JSON.stringify(request.body).replaceAll(ANY_MARK, markOf(who));
    return { ...request, body: JSON.parse(words) as unknown };
  }

  /** A request that somebody has made, played by another: changed, and with the other's mark in its texts. */
  function change(request: Played, slip: Slip, { below, names: known }: Making, who: Who): Played {
    const sent = inWordsOf(who, request);
    const { path, body } = sent;
    if (slip.kind === 'another name') {
      const other = () => encodeURIComponent(known[below(known.length)] ?? '');
      return { ...sent, path: path.replace(/[0-9a-f-]{36}|[2-9A-Z]{8}(?=\/|$)/, other) };
    }
    if (slip.kind === 'field' && typeof body === 'object' && body !== null) {
      const fields = Object.keys(body);
      const field = fields[slip.at % Math.max(1, fields.length)];
      return field === undefined ? sent : { ...sent, body: { ...body, [field]: slip.to } };
    }
    return sent;
  }

  it(
    `never break the server, never see the other's things, and leave books that agree: ${count} requests`,
    async () => {
      const endpoints = api.platform.endpoints.filter(({ operation }) => !LAST_ACTS.has(operation));
      let made = 0;
      for (const [index, { who, which, slip, twice, key, seed }] of fc.sample(steps, count).entries()) {
        const making = makingOf(who, seed);
        // One after the other, so that none is forgotten.
        const endpoint = slip.kind === 'made' ? endpoints[made++ % endpoints.length]! : undefined;
        const request = endpoint
          ? makeRequest(endpoint, making)
          : change(requests[which % requests.length]!, slip, making, who);
        const headers = { ...request.headers, ...(key !== undefined && { 'Idempotency-Key': key }) };
        for (let time = 0; time < (twice ? 2 : 1); time += 1) {
          api.pass(20);
          const answer = await play(who, { ...request, headers });
          if (!endpoint) continue;
          asked.add(endpoint.operation);
          if (answer.status >= 300) continue;
          done.add(endpoint.operation);
          // What went well is played again by anybody, as it was and changed.
          if (requests.length < 3000 && JSON.stringify(request.body ?? '').length < 5000)
            requests.push({ ...request, headers });
        }
        if ((index + 1) % STEPS_BETWEEN_RUNS === 0) await playEachOthers();
      }
      expect(await disagreements(api.db)).toEqual([]);
      await expectPlainOutputs();
      // Half of the steps make a request; so many of them ask each endpoint once.
      if (count < endpoints.length * 2.4) return;
      expect(asked.size).toBe(endpoints.length);
      // What is made is looked at, and not all refused at the door.
      expect(done.size).toBeGreaterThan(endpoints.length / 5);
      // Things of others are asked for all the time.
      expect(foreign.tried).toBeGreaterThan(count / 20);
    },
    60_000 + count * 500,
  );

  /** One request of somebody, and what must be so of any answer. */
  async function play(who: Who, request: Played): Promise<ApiAnswer> {
    const { method, path, body, headers } = request;
    const answer = await clients.get(who)!.ask(method, path, { body, ...(headers && { headers }) });
    const told = `${who}: ${method} ${path} ${JSON.stringify(body)?.slice(0, 1500)}`;
    expect(answer.status, `${told} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
    expect(foreignIn(answer, request, who), told).toEqual([]);
    expect(foreign.faults(who, request, answer), told).toEqual([]);
    remember(answer);
    await foreign.learn(who, request, answer);
    if ((who === 'pilot' || who === 'other') && answer.status < 300 && foreign.isOf(who, request))
      lately[who] = [...lately[who].slice(1 - LENGTH_OF_RUN), request];
    return answer;
  }

  /** What each pilot has done of late with things of their own, by the other and a visitor in the same order. */
  async function playEachOthers(): Promise<void> {
    const { pilot, other } = lately;
    for (const request of pilot) await play('other', inWordsOf('other', request));
    for (const request of other) await play('pilot', inWordsOf('pilot', request));
    for (const request of [...pilot, ...other]) await play('visitor', inWordsOf('visitor', request));
  }

  /** What was written by all this comes out as text, wherever it goes. */
  async function expectPlainOutputs(): Promise<void> {
    const administrator = clients.get('administrator')!;
    for (const { path, limit, method } of api.platform.endpoints)
      if (limit === 'export' && method === 'get')
        expect(formulasIn((await administrator.get(path)).body.csv), path).toEqual([]);
    for (const who of ['pilot', 'other'] as const) {
      const id = await api.idOf(who);
      const files = await csvIn(await api.db.transaction((tx) => packExport(tx, id)));
      for (const [name, csv] of files) expect(formulasIn(csv), name).toEqual([]);
    }
    const ops = sampleAirline.operations;
    const given = { publicUrl: 'https://portal.ejemplo.org/', now: api.now() };
    expect(strangeLinesIn(await readEventCalendar(api.db.queries, ops, given))).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'two-accounts-'));
    const transport = fileTransport(folder, 'equipo@ejemplo.org');
    // By the batch, which begins with the oldest.
    for (let batch = 0; batch < 50; batch += 1)
      if ((await sendDueMail(api.db, transport, () => new Date())) === 0) break;
    expect(readdirSync(folder).length).toBeGreaterThan(0);
    expect(faultsOfMails(folder, /^[\w.-]+@ejemplo\.org$/)).toEqual([]);
    rmSync(folder, { recursive: true });
  }

  /** What an answer tells of what somebody else wrote that the request did not say itself; staff may read what pilots write. */
  function foreignIn({ body }: ApiAnswer, request: Played, who: Who): string[] {
    if (who === 'operations' || who === 'administrator') return [];
    const [told, said] = [JSON.stringify(body), JSON.stringify(request)];
    const others = [
      ...(who === 'pilot' ? [] : [...Object.values(SECRETS), MARKS.pilot]),
      ...(who === 'other' ? [] : [MARKS.other]),
    ];
    return others.filter((secret) => told.includes(secret) && !said.includes(secret));
  }
});
