import { Radar } from 'lucide-react';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { NativeViewName } from '@va/schemas/content/frames.ts';
import { nativeViews } from '#app/config/native-views.ts';

/** The way from a frame to the portal's own view of the same thing. */
export function NativeViewLink({ view }: { view: NativeViewName }) {
  const { label, to } = nativeViews[view];
  return (
    <ButtonLink to={to} size="sm">
      <Radar aria-hidden className="size-4 shrink-0" />
      {label}
    </ButtonLink>
  );
}
