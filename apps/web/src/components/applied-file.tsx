import { countOf } from '@va/domain/numbers.ts';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';

/** A file that was just applied. */
export interface Applied {
  /** Name of the file. */
  name: string;
  importId: string;
  counts: { added: number; changed: number; ended?: number };
}

/** A file that was applied before, by any account. */
interface AppliedBefore {
  id: string;
  name: string;
  createdAt: string;
}

/**
 * Says what a file did and leads to where it is taken back; it stays until the next one, unlike a toast. Without one of this
 * visit it leads to the last one before it.
 */
export function AppliedFile({ applied, last }: { applied: Applied | null; last: AppliedBefore | null }) {
  if (applied) return <JustApplied applied={applied} />;
  if (last === null) return null;
  return (
    <SectionCard title="Último cambio que se retira entero">
      <p>
        {last.name}, <Instant at={last.createdAt} />.{' '}
        <TextLink to={`${deskPaths.deskData}?revision=${last.id}`}>Verlo en Datos y retirarlo</TextLink>
      </p>
    </SectionCard>
  );
}

function JustApplied({ applied: { name, importId, counts } }: { applied: Applied }) {
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
