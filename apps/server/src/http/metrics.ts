import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from './api/api-options.ts';

/** What the server counts, in the text form of Prometheus. */
export interface Metrics {
  contentType: string;
  read(): Promise<string>;
  answered(request: AnsweredRequest): void;
  jobEnded(kind: string, outcome: 'done' | 'failed'): void;
}

/** Counts requests and jobs, and what Node says of itself. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'API requests by method, path pattern and status',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [register],
  });
  const jobs = new Counter({
    name: 'jobs_ended_total',
    help: 'Runs of jobs by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [register],
  });
  return {
    contentType: register.contentType,
    read: () => register.metrics(),
    answered: ({ method, path, status, ms }) =>
      requests.observe({ method, path, status: String(status) }, ms / 1000),
    jobEnded: (kind, outcome) => jobs.inc({ kind, outcome }),
  };
}
