import { describe, expect, it } from 'vitest';
import { frameKind } from '@va/schemas/content/frames.ts';
import { frameAttributes, isOwnPage } from './frame-attributes.ts';

describe.each(frameKind.options)('a frame of kind %s', (kind) => {
  it('may not move the portal, whoever serves it', () => {
    for (const own of [true, false])
      expect(frameAttributes(kind, own).sandbox.join(' ')).not.toContain('allow-top-navigation');
  });

  it('gets no scripts when it shares our origin, or it could leave its sandbox', () => {
    const { sandbox, allow } = frameAttributes(kind, true);
    expect(sandbox).toContain('allow-same-origin');
    expect(sandbox).not.toContain('allow-scripts');
    expect(allow).toBe('');
  });

  it('asks for no feature twice and for no token twice', () => {
    const { sandbox, allow } = frameAttributes(kind, false);
    expect(new Set(sandbox).size).toBe(sandbox.length);
    expect(new Set(allow.split('; ')).size).toBe(allow.split('; ').length);
  });
});

it('only maps are told that the position stays here', () => {
  const told = frameKind.options.filter((kind) =>
    frameAttributes(kind, false).allow.includes("geolocation 'none'"),
  );
  expect(told).toEqual(['map']);
});

it.each([
  ['/documentos/pilotos', true],
  ['https://portal.example/otra', true],
  ['https://portal.example:8443/', false],
  ['http://portal.example/', false],
  ['https://newsky.app/', false],
])('%s is our own page: %s', (src, own) => {
  expect(isOwnPage(src, 'https://portal.example')).toBe(own);
});
