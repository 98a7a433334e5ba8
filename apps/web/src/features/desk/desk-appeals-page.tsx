import { PageHead } from '#app/components/page-head.tsx';
import { PromotionAppeals } from './promotion-appeals.tsx';
import { SanctionAppeals } from './sanction-appeals.tsx';

/** Appeals against sanctions and against decisions on ranks; appeals against reports are with their reports. */
export function DeskAppealsPage() {
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Recursos"
        lead="Los decide una persona distinta de quien decidió primero. Los de un informe están en el informe."
      />
      <div className="grid grid-cols-1 gap-4">
        <SanctionAppeals />
        <PromotionAppeals />
      </div>
    </>
  );
}
