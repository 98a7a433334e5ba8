import { describe, expect, it } from 'vitest';
import { frameKind } from '@va/schemas/content/frames.ts';
import { frameAttributes, ownerOf } from './frame-attributes.ts';

describe.each(frameKind.options)('a frame of kind %s', (kind) => {
  it('may not move the portal, whoever serves it', () => {
    for (const owner of ['outside', 'document'] as const)
      expect(frameAttributes(kind, owner).sandbox?.join(' ')).not.toContain('allow-top-navigation');
  });

  it('gets no scripts when it is a document of our origin, or it could leave its sandbox', () => {
    const { sandbox, allow } = frameAttributes(kind, 'document');
    expect(sandbox).toContain('allow-same-origin');
    expect(sandbox).not.toContain('allow-scripts');
    expect(allow).toBe('');
  });

  it('asks for no feature twice and for no token twice', () => {
    const { sandbox, allow } = frameAttributes(kind, 'outside');
    expect(new Set(sandbox).size).toBe(sandbox.length);
    expect(new Set(allow.split('; ')).size).toBe(allow.split('; ').length);
  });
});

it('only maps are told that the position stays here', () => {
  const told = frameKind.options.filter((kind) =>
    frameAttributes(kind, 'outside').allow.includes("geolocation 'none'"),
  );
  expect(told).toEqual(['map']);
});

it.each([
  ['/documentos/pilotos', 'document'],
  ['/eve/documentos/pilotos', 'document'],
  ['https://portal.example/otra', 'document'],
  ['/eve/plataforma/../documentos/pilotos', 'document'],
  ['/plataforma/', 'document'],
  ['https://otra.example/eve/plataforma/', 'outside'],
  ['https://portal.example:8443/', 'outside'],
  ['http://portal.example/', 'outside'],
  ['https://newsky.app/', 'outside'],
])('%s belongs to: %s', (src, owner) => {
  expect(ownerOf(src, 'https://portal.example/eve/')).toBe(owner);
});
