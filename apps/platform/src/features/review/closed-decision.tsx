import { SectionCard } from '#app/components/section-card.tsx';

/** Why a report is not this reviewer's to decide: it is their own, or else an appeal against what they decided. */
export function ClosedDecision({ own }: { own: boolean }) {
  return (
    <div className="mt-4 print:hidden">
      <SectionCard title={own ? 'Es tuyo' : 'Lo decidiste tú'}>
        <p className="text-ink-2">
          {own
            ? 'Nadie decide sobre lo suyo: lo hará otra persona.'
            : 'Un recurso lo resuelve quien no tomó parte en la decisión: lo hará otra persona.'}
        </p>
      </SectionCard>
    </div>
  );
}
