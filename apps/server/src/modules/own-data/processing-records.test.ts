import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IMPERSONAL_TABLES, PROCESSING_RECORDS, processingTable } from './processing-records.ts';

const tables = readFileSync(new URL('../../db/tables.ts', import.meta.url), 'utf8');
/** The columns of each table with their types, as text. */
const rowTypes = new Map(
  [...tables.matchAll(/^ {2}(\w+): (\w+Table);$/gm)].map(([, table = '', type = '']) => {
    const [, columns = ''] = new RegExp(`^export interface ${type} \\{\n([^}]*)`, 'm').exec(tables) ?? [];
    return [table, columns];
  }),
);

const recorded = PROCESSING_RECORDS.flatMap(({ tables }) => tables);

describe('the records of processing', () => {
  it('name every table of the database once, or say that it holds nothing about a person', () => {
    const said = [...recorded, ...IMPERSONAL_TABLES].toSorted();
    expect(said, 'say in processing-records.ts what a new table holds').toEqual(
      [...rowTypes.keys()].toSorted(),
    );
  });

  it('call no table impersonal that says whose its rows are', () => {
    const personal = IMPERSONAL_TABLES.filter((table) =>
      /^ {2}(pilot_id|callsign|email|name):/m.test(rowTypes.get(table) ?? ''),
    );
    // Names of aircraft, airports and secrets, no person's.
    expect(personal).toEqual(['aircraft', 'brought_airport', 'server_secret']);
  });

  it('stand in the privacy policy word for word', () => {
    // Ours, and the one that a new airline begins with.
    for (const folder of ['content', 'templates/airline/content']) {
      const policy = readFileSync(
        new URL(`../../../../../${folder}/policies/privacidad.md`, import.meta.url),
        'utf8',
      );
      const [part = ''] = /## Qué trata la plataforma\n[^]*?\{\{fin\}\}/.exec(policy) ?? [];
      const rows = part.split('\n').filter((line) => line.startsWith('|'));
      expect(rows.join('\n'), folder).toBe(processingTable(PROCESSING_RECORDS));
    }
  });
});
