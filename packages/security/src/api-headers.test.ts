import { expect, it } from 'vitest';
import { apiHeaders } from './headers.ts';

it('answers of the API ask for https for years, with every subdomain, where they came by it', () => {
  const { 'Strict-Transport-Security': hsts = '' } = apiHeaders({ https: true });
  expect(Number(/^max-age=(\d+); includeSubDomains/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(apiHeaders({ https: false })).not.toHaveProperty('Strict-Transport-Security');
});
