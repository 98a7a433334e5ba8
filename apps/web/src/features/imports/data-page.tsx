import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import {
  checkImport,
  importQuery,
  importsQuery,
  type CheckImport,
  type ImportCheck,
} from '#app/api/imports.ts';
import { useAddress } from '#app/components/desk-list/use-address.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { BringFile } from './bring-file.tsx';
import { ImportList } from './import-list.tsx';
import { ImportPreview } from './import-preview.tsx';

/** The desk of data: what an airline has elsewhere is looked at, applied, and taken back whole. */
export function DataPage() {
  const address = useAddress();
  const cursor = address.get('desde');
  const imports = useQuery(importsQuery(cursor));
  const [refused, setRefused] = useState<ImportCheck | null>(null);
  const [read, setRead] = useState<{ file: CheckImport; id: string | undefined } | null>(null);
  const seen = address.get('revision');
  const see = (id: string | null) => {
    setRefused(null);
    address.set({ revision: id, desde: cursor });
  };
  const checked = (check: ImportCheck, file: CheckImport) => {
    setRefused(check.import === null ? check : null);
    setRead({ file, id: check.import?.id });
    // Returns to the beginning of the list, where the new import is.
    address.set({ revision: check.import?.id });
  };
  const again = useMutation({
    mutationFn: async (said: Pick<CheckImport, 'ranks' | 'replaces'>) => {
      const file = { ...read?.file, ...said };
      return isWhole(file) ? { file, check: await checkImport(file) } : null;
    },
    onSuccess: (found) => found && checked(found.check, found.file),
  });
  const onRanks = (ranks: Record<string, string>, replaces?: string) =>
    again.mutate({ ranks, ...(replaces && { replaces }) });
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Datos"
        lead="Todo se revisa antes de aplicarse, y cada importación se puede retirar entera."
      />
      <div className="grid gap-4">
        <BringFile newsky={imports.data?.newsky ?? false} onChecked={checked} />
        <FormProblem error={again.error} />
        {refused && <ImportPreview check={refused} onClose={() => setRefused(null)} onRanks={onRanks} />}
        {seen !== undefined && (
          <SeenImport
            key={seen}
            id={seen}
            onClose={() => see(null)}
            onRanks={read?.id === seen ? onRanks : undefined}
          />
        )}
        <SectionCard title="Importaciones">
          <Loaded query={imports} what="las importaciones">
            {({ items, next }) => (
              <>
                <ImportList items={items} onSee={see} />
                <MoreButtons cursor={cursor} next={next} onMove={(desde) => address.set({ desde })} />
              </>
            )}
          </Loaded>
        </SectionCard>
      </div>
    </>
  );
}

function isWhole(file: Partial<CheckImport>): file is CheckImport {
  return file.csv !== undefined && file.kind !== undefined && file.fileName !== undefined;
}

type SeenProps = Pick<ComponentProps<typeof ImportPreview>, 'onClose' | 'onRanks'>;

function SeenImport({ id, ...props }: SeenProps & { id: string }) {
  const check = useQuery(importQuery(id));
  return (
    <Loaded query={check} what="la revisión" inside>
      {(found) => <ImportPreview check={found} {...props} />}
    </Loaded>
  );
}
