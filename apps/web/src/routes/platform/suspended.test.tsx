import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import * as connect from './connect.tsx';
import * as device from './device.tsx';

it.each([
  ['how a recorder is connected', connect],
  ['the code of a program', device],
])('a suspended pilot who opens %s reads why not, and nothing is refused', async (_, { Component }) => {
  const pilot = { callsign: 'EVE017', status: 'suspended', capabilities: [] };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ stage: 'open', methods: [], pilot });
  });
  renderInApp(<Component />);
  expect(await screen.findByText('Tu cuenta está suspendida')).toBeDefined();
  expect(asked).toEqual([expect.stringMatching(/\/session$/)]);
});
