import { expect, it } from 'vitest';
import { ENGINE_VERSION } from '@va/domain/scoring/rules-version.ts';
import { scoringRulesSchema } from '@va/schemas/platform/scoring-rules.ts';
import { parse } from 'yaml';
import { dayOf } from '@va/domain/months.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline, sampleScoring } from '#server/testing/sample-airline.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import { fillDatabase } from '../first-start/fill-database.ts';
import { rulesEndpoints } from './rules-routes.ts';
import { readVersions, versionFor } from '../rules/rules-versions.ts';

/** Why staff did it. */
const REASON = 'Más exigente en la toma';
const { file } = sampleScoring;
/** The same file, in which a landing takes more from 200 ft/min on. */
const text = file.text.replace('{ upTo: 300, deduction: 0 }', '{ upTo: 200, deduction: 0 }');
const stricter = { ...sampleScoring, file: { text, rules: scoringRulesSchema.parse(parse(text)) } };

describeEachDatabase('scoring rules', (kind) => {
  const api = apiForTests(kind);

  /** What an endpoint answers on a server whose content has the stricter file. */
  const ask = async (
    operation: string,
    { query = {}, body = {} }: { query?: object; body?: object } = {},
  ) => {
    const endpoints = rulesEndpoints(api.db, { ...sampleAirline, scoring: stricter });
    const endpoint = endpoints.find((one) => one.operation === operation);
    const actor = {
      kind: 'pilot',
      pilotId: await api.idOf('administrator'),
      callsign: 'PRB001',
      capabilities: new Set(),
    };
    const context = { now: api.now(), requestId: 'x', addressHash: null };
    const call = { params: {}, query, body, version: 0, actor, context };
    const answer = await endpoint!.run(call as unknown as Parameters<NonNullable<typeof endpoint>['run']>[0]);
    // eslint-disable-next-line typescript/no-explicit-any
    return answer.body as any;
  };

  it('PL-45: a report keeps version, score and words; a dry run lists who would differ and by how much', async () => {
    const pilot = await api.signedIn('pilot');
    const { body: begun } = await pilot.post('/reports/start', startBody('rules-1'));
    await sendFlight(pilot, api, begun.code, testFlight(api, { touchdownFpm: 250 }));
    await pilot.post(`/reports/${begun.code}/submit`, {});
    const before = (await pilot.get(`/reports/${begun.code}/score`)).body;
    const { body: published } = await pilot.get('/rules/scoring');
    expect(before).toMatchObject({ score: 100, rulesVersion: published.id });
    expect(published).toMatchObject({ activatedOn: '2000-01-01', inForce: true, least: { score: 55 } });

    const candidate = await ask('readRulesCandidate');
    expect(candidate).toMatchObject({ inForce: { id: published.id }, waiting: null });
    expect(candidate.candidate.changes.map(({ part }: { part: string }) => part)).toEqual(['S-14']);
    expect(candidate.candidate.changes[0].after).toContain('hasta 200\u00a0ft/min, nada');
    const dry = await ask('tryScoringRules');
    expect(dry).toMatchObject({ tried: 1, skipped: 0 });
    expect(dry.differences).toEqual([
      {
        code: begun.code,
        depIcao: 'LEMD',
        arrIcao: 'LEBL',
        offBlock: expect.any(String),
        score: { from: 100, to: 97 },
        outcome: { from: 'valid', to: 'valid' },
        rules: ['S-14'],
      },
    ]);
    expect(await ask('tryScoringRules', { body: { before: begun.code } })).toMatchObject({ tried: 0 });

    const today = dayOf(api.now());
    const tomorrow = dayOf(api.now().getTime() + 86_400_000);
    const { hash } = candidate.candidate;
    await expect(
      ask('activateScoringRules', { body: { hash, from: '2026-01-01', reason: REASON } }),
    ).rejects.toThrow('desde hoy o desde más adelante');
    await expect(
      ask('activateScoringRules', { body: { hash: 'f00d', from: tomorrow, reason: REASON } }),
    ).rejects.toThrow('ya no son las del contenido');
    const active = await ask('activateScoringRules', { body: { hash, from: tomorrow, reason: REASON } });
    expect(active).toMatchObject({
      inForce: { id: published.id },
      waiting: { activatedOn: tomorrow },
      candidate: null,
    });
    const versions = await readVersions(api.db.queries);
    expect(versionFor(versions, Date.parse(`${today}T23:59:59Z`))?.id).toBe(published.id);
    expect(versionFor(versions, Date.parse(`${tomorrow}T00:00:00Z`))?.id).toBe(active.waiting.id);

    api.pass(86_400);
    const again = await api.signedIn('pilot');
    expect((await again.get(`/reports/${begun.code}/score`)).body).toEqual(before);
    expect((await again.get('/rules/scoring')).body).toMatchObject({ id: active.waiting.id, inForce: true });
    const { body: old } = await again.get(`/rules/scoring?version=${published.id}`);
    expect(old).toEqual({ ...published, inForce: false, versions: old.versions });
    expect(old.versions).toHaveLength(2);
    const { body: next } = await again.post('/reports/start', startBody('rules-2'));
    await sendFlight(again, api, next.code, testFlight(api, { touchdownFpm: 250 }));
    await again.post(`/reports/${next.code}/submit`, {});
    expect((await again.get(`/reports/${next.code}/score`)).body).toMatchObject({
      score: 97,
      rulesVersion: active.waiting.id,
    });
  }, 60_000);

  it('a new engine: staff see in a dry run whose score would differ and why, and nothing changes by itself', async () => {
    const pilot = await api.signedIn('pilot');
    const { body: begun } = await pilot.post('/reports/start', startBody('engine-1'));
    await sendFlight(pilot, api, begun.code, testFlight(api));
    await pilot.post(`/reports/${begun.code}/submit`, {});
    const kept = () =>
      api.db.queries
        .selectFrom('report')
        .select(['id', 'score', 'score_engine'])
        .where('code', '=', begun.code)
        .executeTakeFirstOrThrow();
    const { id, ...now } = await kept();
    expect(now).toEqual({ score: 100, score_engine: ENGINE_VERSION });
    // As an engine of before had judged it, which took the taxi light for off.
    await api.db.queries
      .updateTable('score_item')
      .set({ status: 'hit', deduction: 2, count: 1, observed: 'apagada durante 40\u00a0s de rodaje' })
      .where('report_id', '=', id)
      .where('rule_id', '=', 'S-04')
      .execute();
    await api.db.queries
      .updateTable('report')
      .set({ score: 98, score_engine: 1 })
      .where('id', '=', id)
      .execute();
    const score = (await pilot.get(`/reports/${begun.code}/score`)).body;

    const operations = await api.signedIn('operations');
    const { status, body } = await operations.post('/rules/scoring/judge-again', {});
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ engine: ENGINE_VERSION, skipped: 0 });
    expect(body.differences).toEqual([
      {
        code: begun.code,
        callsign: expect.any(String),
        engine: 1,
        depIcao: 'LEMD',
        arrIcao: 'LEBL',
        offBlock: expect.any(String),
        score: { from: 98, to: 100 },
        outcome: { from: 'valid', to: 'valid' },
        changes: [
          {
            rule: 'S-04',
            title: 'Luz de rodaje',
            from: { status: 'hit', deduction: 2 },
            to: { status: 'ok', deduction: 0 },
            observed: 'Encendida en el rodaje',
          },
        ],
      },
    ]);
    expect(await kept()).toEqual({ id, score: 98, score_engine: 1 });
    expect((await pilot.get(`/reports/${begun.code}/score`)).body).toEqual(score);
    const before = await operations.post('/rules/scoring/judge-again', { before: begun.code });
    expect(before.body.differences).toEqual([]);
    expect((await pilot.post('/rules/scoring/judge-again', {})).status).toBe(403);
  }, 60_000);

  it('are put in force once, and no version of before can be changed', async () => {
    const before = await readVersions(api.db.queries);
    await fillDatabase(api.db, sampleAirline, api.now());
    expect(await readVersions(api.db.queries)).toEqual(before);
    await expect(api.db.queries.updateTable('rules_version').set({ text: 'x' }).execute()).rejects.toThrow(
      /rules_version/,
    );
    const pilot = await api.signedIn('pilot');
    expect((await pilot.get('/rules/scoring?version=2000-01-01-00000000')).status).toBe(404);
    expect((await pilot.get('/rules/scoring/candidate')).status).toBe(403);
    const operations = await api.signedIn('operations');
    expect(
      (await operations.post('/rules/scoring/activate', { hash: 'x', from: '2030-01-01', reason: REASON }))
        .status,
    ).toBe(403);
  });
});
