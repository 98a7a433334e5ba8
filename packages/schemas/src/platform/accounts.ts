/** `content/plataforma/cuentas.yaml`: limits of accounts and reports. */
import type { AccountRules } from '@va/domain/account/account.ts';
import type { ReportRules } from '@va/domain/report/report.ts';
import { z } from 'zod';
import { whole } from './fields.ts';

/** Limits of the states of reports that stand in this file; the others stand with booking and points. */
export type ReportLimits = Omit<ReportRules, 'withdrawMin' | 'manualPerMonth'>;

/** Limits of the accounts of an airline that sets none. */
export const usualAccountRules: AccountRules = {
  minAge: 14,
  maxLeaveMonths: 3,
  idleMonths: 3,
  suspensionDays: { min: 7, max: 90 },
  appealDays: 15,
  keepDays: 30,
  callsignHoldMonths: 12,
  staffSecondFactor: false,
};

/** Limits of the reports of an airline that sets none. */
export const usualReportLimits: ReportLimits = {
  silentHours: 12,
  lateHours: 3,
  resumeDays: 7,
  appealDays: 7,
  cheatingAppealDays: 15,
  leastText: 10,
  questionDays: 14,
  reminderDays: 3,
  emergencyByPilot: true,
};

export const accountRulesSchema = z
  .strictObject({
    /** Youngest age, years. */
    minAge: whole(0, 99),
    /** How long a link of invitation is good, days. */
    invitationDays: whole(1, 90),
    /** Most months of leave in a row. */
    maxLeaveMonths: whole(1, 24),
    /** Months in a row without activity after which an account becomes inactive. */
    idleMonths: whole(1, 24),
    /** Shortest and longest suspension, days. */
    suspensionDays: z.strictObject({ min: whole(1, 365), max: whole(1, 365) }),
    /** Time to appeal against a sanction, or a report voided for cheating, days. */
    sanctionAppealDays: whole(1, 90),
    /** How long the data of somebody who left are kept for a change of mind, days. */
    keepDays: whole(0, 30),
    /** Months before a callsign is given to another person. */
    callsignHoldMonths: whole(0, 120),
    /** Whether everybody with a task at the desk needs a second factor; administrators always do. */
    staffSecondFactor: z.boolean().default(usualAccountRules.staffSecondFactor),
    reports: z.strictObject({
      /** Silence after which a flight is interrupted, hours, if it is also this late against its plan, hours. */
      silentHours: whole(1, 72),
      lateHours: whole(0, 72),
      /** How long an interrupted flight can be resumed and a draft lives, days. */
      resumeDays: whole(1, 60),
      /** Time to appeal against a decision, days. */
      appealDays: whole(1, 90),
      /** Shortest explanation of a decision that says no, characters. */
      leastText: whole(1, 200),
      /** Time to answer a reviewer's question, and how long before its end the pilot is reminded, days. */
      questionDays: whole(1, 60).default(usualReportLimits.questionDays),
      reminderDays: whole(0, 30).default(usualReportLimits.reminderDays),
      /** Whether a pilot may declare an emergency on the report, and not only while flying. */
      emergencyByPilot: z.boolean().default(usualReportLimits.emergencyByPilot),
    }),
  })
  .transform(({ sanctionAppealDays, reports, invitationDays, ...rest }) => {
    const account: AccountRules = { ...rest, appealDays: sanctionAppealDays };
    const report: ReportLimits = { ...reports, cheatingAppealDays: sanctionAppealDays };
    return { account, report, invitationDays };
  });
