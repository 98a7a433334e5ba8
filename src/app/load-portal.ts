export type PortalModule = typeof import('./portal.tsx');

let loading: Promise<PortalModule> | undefined;

/** Fetches what stands behind the gate, the page of the current address included. A failure may be tried again. */
export function loadPortal(): Promise<PortalModule> {
  loading ??= import('./portal.tsx')
    .then(async (portal) => {
      await portal.ready();
      return portal;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Fetches the place where toasts appear; kept out of the sign-in screen's own chunk. */
export const loadToaster = () => import('#app/components/ui/toaster.tsx');
