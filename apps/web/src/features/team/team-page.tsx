import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import type { Team } from '@va/schemas/content/pilots.ts';

/** Page of the airline's team. */
export function TeamPage({ team }: { team: Team }) {
  return (
    <>
      <PageHead
        eyebrow="Comunidad"
        title="Equipo directivo"
        lead="Las personas que llevan la aerolínea y a las que puedes dirigirte."
      />
      <CardGrid>
        {team.members.map((member) => (
          <Card key={member.position} className="grid h-full content-start gap-4 p-5">
            <div className="flex items-center gap-4">
              <span
                aria-hidden
                className="grid size-14 shrink-0 place-items-center rounded-full bg-tile text-xl font-bold text-on-tile"
              >
                {member.initial}
              </span>
              <div className="grid min-w-0 gap-1">
                <h2 className="text-lg leading-tight font-bold">{member.name}</h2>
                <p className="text-sm leading-tight font-bold text-link">{member.position}</p>
              </div>
            </div>
            <p className="border-t border-dashed border-line pt-3 text-sm text-ink-2">{member.description}</p>
          </Card>
        ))}
      </CardGrid>
      <section className="mt-10 max-w-3xl border-l-4 border-amber pl-5">
        <h2 className="mb-2 text-xl font-bold">{team.commitment.title}</h2>
        {team.commitment.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-3">
            {paragraph}
          </p>
        ))}
      </section>
    </>
  );
}
