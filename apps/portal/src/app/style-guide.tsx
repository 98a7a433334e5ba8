import { createMemoryRouter, RouterProvider } from 'react-router';
import { Toaster } from '@va/ui/controls/toaster.tsx';
import { StyleGuidePage } from '#app/features/style-guide/style-guide-page.tsx';

// Some of the components are links, which need a router.
const router = createMemoryRouter([{ path: '*', Component: StyleGuidePage }]);

/** The page `/estilo` of development builds. */
export function StyleGuide() {
  return (
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>
  );
}
