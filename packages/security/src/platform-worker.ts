/** Name of the one Trusted Types policy of the platform, under which it registers its worker. */
export const PLATFORM_WORKER_POLICY = 'platform-worker';
