/** Airlines of every shape that `npm run new-airline` makes: started, booked, flown, decided, and a month of them closed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { readAirline } from '#server/kernel/airline/read-airline.ts';
import { describeEachDatabase, freshDatabase, type TestDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { buildDemo } from '../demo/build-demo.ts';
import { effects } from '../effects/effects.ts';
import { fillDatabase } from './fill-database.ts';
import { keepSampleAccounts } from './sample-accounts.ts';

vi.setConfig({ testTimeout: 240_000 });

const SHAPES = ['reactores', 'turbohelices', 'carga', 'mixta', 'una-persona'];
/** The fifth of a month has passed, so that the month before is closed. */
const NOW = new Date('2026-11-09T12:00:00Z');

describeEachDatabase('a new airline', (kind) => {
  let folder: string;
  let test: TestDatabase;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'new-airlines-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(SHAPES)(
    'of the shape «%s» starts, is booked, flown and decided, and closes a month',
    async (shape) => {
      const root = join(folder, shape);
      const options = [`--folder=${root}`, `--shape=${shape}`, '--platform=sí', '--bases=2'];
      const args = ['--import', 'tsx', 'scripts/new-airline.ts', ...options];
      const made = spawnSync(process.execPath, args, { cwd: PROJECT, encoding: 'utf8' });
      expect(made.status, made.stdout + made.stderr).toBe(0);
      test = await freshDatabase(kind);
      try {
        const airline = readAirline(root, effects);
        expect(airline.scoring, 'rules of the score').not.toBeNull();
        await fillDatabase(test.db, airline, NOW);
        const { queries } = test.db;
        const flights = await queries.selectFrom('flight').select('id').execute();
        expect(flights.length, 'flights of the timetable').toBeGreaterThan(3);
        const places = {
          sampleFile: join(root, 'content/sample-access.yaml'),
          passwordFile: join(root, 'data/sample-accounts.json'),
        };
        const accounts = await keepSampleAccounts(test.db, airline, places, NOW);
        expect(accounts.map(({ role }) => role)).toContain('administrador');
        if (shape !== 'una-persona')
          expect(accounts.map(({ role }) => role)).toEqual(['piloto', 'revisor', 'administrador']);
        // One pilot alone flies now and then.
        const days = shape === 'una-persona' ? 180 : 40;
        const { flown } = await buildDemo(test.db, airline, { seed: '3', days, now: NOW, grounded: [] });
        expect(flown).toBeGreaterThan(0);
        const states = await queries.selectFrom('report').select(['state', 'score']).execute();
        expect(states.filter(({ state }) => state === 'accepted').length).toBeGreaterThan(0);
        expect(states.some(({ score }) => score !== null)).toBe(true);
        expect(await queries.selectFrom('closure').select('month').execute()).not.toEqual([]);
        expect(await disagreements(test.db)).toEqual([]);
      } finally {
        await test.drop();
      }
    },
  );
});
