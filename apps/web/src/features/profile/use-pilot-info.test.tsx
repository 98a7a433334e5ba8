// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePilotInfo } from './use-pilot-info.ts';

const findPilotInfo = vi.hoisted(() => vi.fn());
vi.mock('#app/content/pilots.ts', () => ({ findPilotInfo }));

const PILOT = { nombre: 'Alfa', rango: 'Comandante TRI', galones: { src: '/images/a.svg', alt: 'Galones' } };

describe('§7 pilot info', () => {
  let client: QueryClient;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );

  beforeEach(() => {
    client = new QueryClient();
    findPilotInfo.mockReset();
  });

  it('is a cached query keyed by pilot-info and the identifier', async () => {
    findPilotInfo.mockReturnValue(PILOT);
    const { result } = renderHook(() => usePilotInfo('EVE001'), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(PILOT));
    expect(client.getQueryData(['pilot-info', 'EVE001'])).toEqual(PILOT);
    expect(client.getQueryCache().getAll()).toHaveLength(1);
  });

  it('gives null for an identifier that the table does not have', async () => {
    findPilotInfo.mockReturnValue(undefined);
    const { result } = renderHook(() => usePilotInfo('EVE999'), { wrapper });
    await waitFor(() => expect(result.current.data).toBeNull());
  });

  it.each([null, ''])('asks nothing without an identifier (%j)', async (identifier) => {
    const { result } = renderHook(() => usePilotInfo(identifier), { wrapper });
    await new Promise((resolve) => setImmediate(resolve));
    expect(result.current.fetchStatus).toBe('idle');
    expect(result.current.data).toBeUndefined();
    expect(findPilotInfo).not.toHaveBeenCalled();
  });
});
