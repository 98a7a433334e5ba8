import { countOf } from '@va/domain/numbers.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';

/** What was just applied. */
export interface Applied {
  /** Of the file. */
  name: string;
  importId: string;
  counts: { added: number; changed: number; ended?: number };
}

/** Says what a file did and leads to where it is taken back; it stays until the next one, unlike a toast. */
export function AppliedFile({ applied: { name, importId, counts } }: { applied: Applied }) {
  const words = [
    countOf(counts.added, 'nuevo', 'nuevos'),
    countOf(counts.changed, 'cambio', 'cambios'),
    ...(counts.ended ? [countOf(counts.ended, 'que acaba', 'que acaban')] : []),
  ];
  return (
    <SectionCard title="Último archivo aplicado">
      <p>
        {name}: {new Intl.ListFormat('es-ES').format(words)}.{' '}
        <TextLink to={`${deskPaths.deskData}?revision=${importId}`}>Verlo en Datos y retirarlo</TextLink>
      </p>
    </SectionCard>
  );
}
