import { useMutation, useQuery } from '@tanstack/react-query';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { BookOpenCheck, FileQuestion } from 'lucide-react';
import { acknowledgeNotice, companyNoticesQuery } from '#app/api/notices.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { NoticeBadges, ackWords, readingWords, scopeWords, validity } from './notice-words.tsx';

/** Page of one notice, with the button to confirm it. */
export function NoticePage({ slug }: { slug: string }) {
  const notices = useQuery(companyNoticesQuery);
  return (
    <Loaded query={notices} what="el NOTAM">
      {(items) => {
        const notice = items.find((one) => one.slug === slug);
        return notice ? <Notice notice={notice} /> : <NoNotice />;
      }}
    </Loaded>
  );
}

function NoNotice() {
  return (
    <>
      <PageHead eyebrow="NOTAMs" title="Este NOTAM no existe" />
      <EmptyState icon={FileQuestion} title="Puede que se haya retirado" compact>
        <TextLink to={paths.notices}>Ver todos los NOTAMs</TextLink>
      </EmptyState>
    </>
  );
}

function Notice({ notice }: { notice: CompanyNotice }) {
  const ack = ackWords(notice);
  return (
    <>
      <PageHead eyebrow="NOTAMs" title={notice.title} lead={validity(notice)} />
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <SectionCard
          title="El NOTAM"
          aside={
            <span className="flex flex-wrap gap-2">
              <NoticeBadges {...notice} />
            </span>
          }
        >
          {notice.body.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <FactList
            facts={[
              ['Afecta a', scopeWords(notice)],
              ['Revisión', `${notice.revision}`],
              ['Tu lectura', readingWords(notice)],
              ...(ack ? [['Se confirma', ack] as const] : []),
              ...noticeLink('Sustituye a', notice.replaces),
              ...noticeLink('Lo sustituye', notice.replacedBy),
            ]}
          />
          <Confirm notice={notice} />
        </SectionCard>
        <p>
          <TextLink to={paths.notices}>Todos los NOTAMs</TextLink>
        </p>
      </div>
    </>
  );
}

function noticeLink(label: string, other: CompanyNotice['replaces']) {
  if (other === null) return [];
  const link = <TextLink to={paths.notice(other.slug)}>{other.title}</TextLink>;
  return [[label, link] as const];
}

function Confirm({ notice: { slug, revision, readAt, inForce } }: { notice: CompanyNotice }) {
  const confirm = useMutation({
    mutationFn: () => acknowledgeNotice({ slug, revision }),
    onSuccess: () => showToast({ title: 'Lectura confirmada', description: 'Queda apuntado con la fecha.' }),
  });
  if (readAt !== null)
    return (
      <p className="text-sm text-ink-2">
        Lo confirmaste el <Instant at={readAt} />.
      </p>
    );
  if (!inForce) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <FormProblem error={confirm.error} />
      <ActButton act={confirm} variant="primary">
        <BookOpenCheck aria-hidden className="size-4" />
        Confirmar lectura
      </ActButton>
    </div>
  );
}
