export type PortalModule = typeof import('./portal.tsx');

let loading: Promise<PortalModule> | undefined;
let loaded: PortalModule | undefined;

/** Fetches what stands behind the gate, the page of the current address included. A failure may be tried again. */
export function loadPortal(): Promise<PortalModule> {
  loading ??= import('./portal.tsx')
    .then(async (portal) => {
      await portal.ready();
      loaded = portal;
      return portal;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** What stands behind the gate, once it is there. */
export const loadedPortal = (): PortalModule | undefined => loaded;

/** Fetches the place where toasts appear; kept out of the sign-in screen's own chunk. */
export const loadToaster = () => import('@va/ui/controls/toaster.tsx');
