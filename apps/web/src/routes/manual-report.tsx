import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { withBase } from '#app/config/base-url.ts';
import { paths } from '#app/config/paths.ts';
import { airline } from '#app/content/airline.ts';
import { airlineTexts } from '#app/content/airline-texts.ts';
import { ManualReportPage } from '#app/features/manual-report/manual-report-page.tsx';

export function Component() {
  const { form, limits } = airlineTexts.manualReport;
  if (form === undefined) return <NotFoundPage />;
  return (
    <ManualReportPage
      form={withBase(form)}
      limits={limits}
      hasAcars={airline.acars !== undefined}
      onPlatform={OWN_PLATFORM ? paths.manualReport : undefined}
    />
  );
}
