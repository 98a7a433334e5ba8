import { EvidenceLink } from '#app/components/evidence-field.tsx';
import type { ReportDetail, ScoreItem } from '#app/lib/report-types.ts';

/** A pilot's appeal: text, disputed rules and evidence; the same for the pilot and for the decider. */
export function AppealWords({
  appeal: { text, rules, evidence },
  items,
}: {
  appeal: NonNullable<ReportDetail['appeal']>;
  /** Items of the score, whose titles name the rules. */
  items: readonly Pick<ScoreItem, 'rule' | 'title'>[];
}) {
  const titles = rules.map((rule) => items.find((item) => item.rule === rule)?.title ?? rule);
  return (
    <div className="grid gap-1 text-sm">
      <p className="wrap-anywhere whitespace-pre-line">
        «{text}» {titles.length > 0 && <b>Sobre: {titles.join('; ')}.</b>}
      </p>
      {evidence.map((href) => (
        <p key={href}>
          Prueba: <EvidenceLink href={href} />
        </p>
      ))}
    </div>
  );
}
