import type { ComponentType } from 'react';
import { Part } from '#app/components/part.tsx';
import { KeptPage } from './kept-page.tsx';

/** A view of the platform as a part of another page. */
export const asPart = (View: ComponentType) => () => (
  <Part>
    <KeptPage>
      <View />
    </KeptPage>
  </Part>
);
