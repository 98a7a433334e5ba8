// @vitest-environment node
/** The Dockerfile speaks of files, commands and versions that exist; no Docker is needed to know that. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Instruction {
  name: string;
  rest: string;
}
/** The stages of the file, each with its instructions. */
const stages = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Instruction => ({
    name: line.split(' ', 1)[0] ?? '',
    rest: line.slice(line.indexOf(' ') + 1),
  }))
  .reduce<Instruction[][]>((found, instruction) => {
    if (instruction.name === 'FROM') found.push([]);
    found.at(-1)?.push(instruction);
    return found;
  }, []);
const [build = [], run = []] = stages;
const restsOf = (stage: Instruction[], name: string) =>
  stage.filter((instruction) => instruction.name === name).map(({ rest }) => rest);

const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
/** Whether a path of the repository stays out of the image; the patterns are names, names below, and endings. */
const isIgnored = (path: string) =>
  ignored.some((pattern) =>
    pattern.startsWith('**/')
      ? path.split('/').includes(pattern.slice(3))
      : pattern.startsWith('*.')
        ? !path.includes('/') && path.endsWith(pattern.slice(1))
        : path === pattern || path.startsWith(`${pattern}/`),
  );

describe('the stage that builds', () => {
  it('copies files that exist and are not left out', () => {
    const sources = restsOf(build, 'COPY').flatMap((rest) => rest.split(' ').slice(0, -1));
    // All at once: npm links the workspaces, whose own package.json it has to see.
    expect(sources).toEqual(['.']);
    expect(sources.filter((source) => !existsSync(join(ROOT, source)) || isIgnored(source))).toEqual([]);
  });

  it('runs commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(restsOf(build, 'RUN')).toEqual(['npm ci', 'npm run build']);
    expect(scripts['build']).toBeDefined();
  });

  it('has all that the build reads, and nothing that the build makes', () => {
    const [, list = ''] = /const SOURCES = \[([\s\S]*?)\]/.exec(read('scripts/lib/ensure-build.mjs')) ?? [];
    const needed = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
    expect(needed.length).toBeGreaterThan(8);
    expect(needed.filter(isIgnored)).toEqual([]);
    const generated = read('.gitignore')
      .split('\n')
      .flatMap((line) => line.replace(/\/$/, '') || []);
    expect(
      generated.filter((name) => !isIgnored(name) && name !== '*.local' && name !== '.DS_Store'),
    ).toEqual([]);
  });
});

describe('the stage that runs', () => {
  it('takes what the build makes and starts what is in it', () => {
    expect(restsOf(run, 'COPY')).toEqual([
      '--from=build /portal/dist dist',
      '--from=build /portal/dist-server dist-server',
    ]);
    expect(restsOf(run, 'CMD')).toEqual(['["node", "dist-server/main.mjs"]']);
  });

  it('installs nothing, is nobody special, and says whether it is well', () => {
    expect(restsOf(run, 'RUN')).toEqual([]);
    expect(restsOf(run, 'USER')).toEqual(['node']);
    expect(restsOf(run, 'HEALTHCHECK')).toHaveLength(1);
  });

  it('has a check that Node can read', () => {
    const [, command = '[]'] = / CMD (.*)$/.exec(restsOf(run, 'HEALTHCHECK')[0] ?? '') ?? [];
    const [, , code = ''] = JSON.parse(command) as string[];
    expect(() =>
      execFileSync(process.execPath, ['--check', '-'], { input: code, stdio: 'pipe' }),
    ).not.toThrow();
  });
});

it('both stages have the Node of this project', () => {
  const images = stages.map((stage) => restsOf(stage, 'FROM')[0]?.split(' ')[0]);
  const image = `node:${read('.nvmrc').trim()}-slim`;
  expect(images).toEqual([image, image]);
});
