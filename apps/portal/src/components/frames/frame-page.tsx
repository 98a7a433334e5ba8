import type { ReactNode } from 'react';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import type { Frame } from '@va/schemas/content/frames.ts';
import { PageHead } from '#app/components/blocks/page-head.tsx';

interface FramePageProps {
  eyebrow: string;
  title: string;
  lead: string;
  frame: Frame;
  actions?: ReactNode;
}

/** A page whose purpose is one frame. */
export function FramePage({ eyebrow, title, lead, frame, actions }: FramePageProps) {
  return (
    <>
      <PageHead eyebrow={eyebrow} title={title} lead={lead} actions={actions} />
      <EmbedFrame frame={frame} />
    </>
  );
}
