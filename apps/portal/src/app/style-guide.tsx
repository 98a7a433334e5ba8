import { createMemoryRouter, RouterProvider } from 'react-router';
import { Toaster } from '@va/ui/controls/toaster.tsx';
import { StyleGuidePage } from '#app/features/style-guide/style-guide-page.tsx';

// Some pieces are links, so that they need a router around them.
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
