import { SectionCard } from '#app/components/section-card.tsx';

/** Tells what follows after a submission. */
export function WhatNext({ title, text }: { title: string; text: string }) {
  return (
    <SectionCard title={title}>
      <p className="max-w-prose wrap-anywhere">{text}</p>
    </SectionCard>
  );
}
