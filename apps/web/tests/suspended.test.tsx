import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { platformRoutes } from '#app/app/platform-routes.tsx';
import { renderInApp } from '#app/testing/render-in-app.tsx';

it.each([
  ['how a recorder is connected', 'acars'],
  ['the code of a program', 'dispositivo'],
])('a suspended pilot who opens %s reads why not, and nothing is refused', async (_, path) => {
  const pilot = { callsign: 'EVE017', status: 'suspended', capabilities: [] };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ stage: 'open', methods: [], pilot });
  });
  const [lazy] = (platformRoutes[0]?.children ?? []).flatMap((one) => (one.path === path ? [one.lazy] : []));
  const { Component } = await (lazy as () => Promise<{ Component: ComponentType }>)();
  renderInApp(<Component />);
  expect(await screen.findByText('Tu cuenta está suspendida')).toBeDefined();
  expect(asked).toEqual([expect.stringMatching(/\/session$/)]);
});
