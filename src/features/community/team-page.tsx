import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Card } from '#app/components/ui/card.tsx';
import type { Team } from '#app/content/schemas/team.ts';

/** Who runs the airline, and what they promise. */
export function TeamPage({ team }: { team: Team }) {
  return (
    <>
      <PageHead
        eyebrow="Comunidad"
        title="Equipo directivo"
        lead="Las personas que llevan la aerolínea y a las que puedes dirigirte."
      />
      <CardGrid min="19rem">
        {team.members.map((member) => (
          <Card key={member.position} className="flex h-full items-start gap-4 p-5">
            <span
              aria-hidden
              className="grid size-14 shrink-0 place-items-center rounded-full bg-tile text-xl font-bold text-on-tile"
            >
              {member.initial}
            </span>
            <div className="grid gap-1">
              <h2 className="text-lg leading-tight font-bold">{member.name}</h2>
              <p className="text-sm font-bold text-link">{member.position}</p>
              <p className="text-sm text-ink-2">{member.description}</p>
            </div>
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
