import { EvidenceLink } from '#app/components/evidence-link.tsx';
import type { ReportDetail } from '#app/lib/report-types.ts';

/** What a pilot says in an appeal, about which rules, and what shows it: the same for them and for who decides. */
export function AppealWords({ appeal }: { appeal: NonNullable<ReportDetail['appeal']> }) {
  const { text, rules, evidence } = appeal;
  return (
    <div className="grid gap-1 text-sm">
      <p className="wrap-anywhere whitespace-pre-line">
        «{text}» {rules.length > 0 && <b>Sobre {rules.join(', ')}.</b>}
      </p>
      {evidence.map((href) => (
        <p key={href}>
          Prueba: <EvidenceLink href={href} />
        </p>
      ))}
    </div>
  );
}
