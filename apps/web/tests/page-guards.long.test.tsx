/** Every page that is not for anyone asks a visitor to sign in, before it asks anything else of the API. */
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import type { PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PLATFORM_PAGES } from '@va/schemas/pages/platform-pages.ts';
import { platformRoutes } from '#app/app/platform-routes.tsx';
import { renderInApp } from '#app/testing/render-in-app.tsx';

const guarded = new Set(
  Object.values<PlatformPage>(PLATFORM_PAGES).flatMap(({ path, who }) => (who === 'anyone' ? [] : [path])),
);
const closed = (platformRoutes[0]?.children ?? []).filter(({ path = '' }) => guarded.has(path));

it.each(closed.map(({ path, lazy }) => [path, lazy] as const))('«%s»', async (_, lazy) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace('/plataforma/api/v1', ''));
    return Response.json({ stage: 'none', methods: [], pilot: null });
  });
  const { Component } = await (lazy as () => Promise<{ Component: ComponentType }>)();
  renderInApp(<Component />);
  expect(await screen.findByText('Entra con tu cuenta de la plataforma para ver lo tuyo.')).toBeDefined();
  expect(asked.filter((path) => path !== '/session')).toEqual([]);
});
