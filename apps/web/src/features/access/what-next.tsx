import { SectionCard } from '#app/components/section-card.tsx';

/** What follows once somebody has sent who they are. */
export function WhatNext({ title, text }: { title: string; text: string }) {
  return (
    <SectionCard title={title}>
      <p className="max-w-prose wrap-anywhere">{text}</p>
    </SectionCard>
  );
}
