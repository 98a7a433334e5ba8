// @vitest-environment node
import { expect, it } from 'vitest';
import { lockfileProblems } from './lockfile.ts';

const integrity = 'sha512-abc';
const tool = { integrity, optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } };

it('accepts a lockfile that is complete, workspaces included', () => {
  const packages = {
    '': {},
    'apps/portal': {},
    'node_modules/@va/portal': { resolved: 'apps/portal', link: true },
    'node_modules/tool': tool,
    'node_modules/tool/node_modules/tool-linux': { integrity },
    'node_modules/tool-mac': { integrity, resolved: 'https://registry.npmjs.org/tool-mac.tgz' },
  };
  expect(lockfileProblems({ packages })).toEqual([]);
});

it('names what is missing, cannot be verified, or comes from elsewhere', () => {
  const packages = {
    'node_modules/tool': tool,
    'node_modules/tool-linux': {},
    'node_modules/other': { integrity, resolved: 'https://elsewhere.example/other.tgz' },
  };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/tool names tool-mac for some platform, but it is missing: pin an older node_modules/tool.',
    'node_modules/tool-linux has no integrity.',
    'node_modules/other does not come from the registry.',
  ]);
});
