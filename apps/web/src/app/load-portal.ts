export type PortalModule = typeof import('./portal.tsx');

let loading: Promise<PortalModule> | undefined;
let loaded: PortalModule | undefined;

/** Fetches the portal with the page of the current address. A failure may be tried again. */
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

/** The portal's module once it is loaded. */
export const loadedPortal = (): PortalModule | undefined => loaded;

/** Fetches the component that shows toasts, which is kept out of the chunk of the sign-in screen. */
export const loadToaster = () => import('@va/ui/controls/toaster.tsx');
