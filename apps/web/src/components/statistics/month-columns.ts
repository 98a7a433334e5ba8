import { dateFormat } from '@va/domain/dates.ts';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import type { Statistics } from '@va/contract/airline/statistics.ts';
import type { ChartColumn } from '#app/components/charts/column-chart.tsx';

const shortMonth = dateFormat({ month: 'short' });

/** The twelve months of a year with their hours, also those without a flight; years side by side where there is no year. */
export function monthColumns(months: Statistics['months'], year: string | undefined): ChartColumn[] {
  if (year !== undefined)
    return Array.from({ length: 12 }, (_, index) => {
      const month = `${year}-${String(index + 1).padStart(2, '0')}`;
      const minutes = months.find((one) => one.month === month)?.minutes ?? 0;
      return column(shortMonth(new Date(`${month}-01T00:00:00Z`)), minutes);
    });
  const years = new Map<string, number>();
  for (const { month, minutes } of months)
    years.set(month.slice(0, 4), (years.get(month.slice(0, 4)) ?? 0) + minutes);
  return [...years].map(([name, minutes]) => column(name, minutes));
}

function column(name: string, minutes: number): ChartColumn {
  return { name, value: minutes, text: hoursAndMinutes(minutes) };
}
