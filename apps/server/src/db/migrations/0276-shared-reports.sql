-- Consent to show accepted reports in summary to the other pilots, and when it was given or taken back last.

alter table pilot
  add share_reports boolean not null default false,
  add share_reports_at timestamptz;
