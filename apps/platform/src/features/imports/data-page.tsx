import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importQuery, importsQuery, type ImportCheck } from '#app/api/imports.ts';
import { useAddress } from '#app/components/desk-list/use-address.ts';
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
  const seen = address.get('revision');
  const see = (id: string | null) => {
    setRefused(null);
    address.set({ revision: id, desde: cursor });
  };
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Datos"
        lead="Todo se revisa antes de aplicarse, y cada importación se puede retirar entera."
      />
      <div className="grid gap-4">
        <BringFile
          newsky={imports.data?.newsky ?? false}
          onChecked={(check) => {
            setRefused(check.import === null ? check : null);
            // Back at the beginning of the list, where the new one stands.
            address.set({ revision: check.import?.id });
          }}
        />
        {refused && <ImportPreview check={refused} onClose={() => setRefused(null)} />}
        {seen !== undefined && <SeenImport key={seen} id={seen} onClose={() => see(null)} />}
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

function SeenImport({ id, onClose }: { id: string; onClose: () => void }) {
  const check = useQuery(importQuery(id));
  return (
    <Loaded query={check} what="la revisión" inside>
      {(found) => <ImportPreview check={found} onClose={onClose} />}
    </Loaded>
  );
}
