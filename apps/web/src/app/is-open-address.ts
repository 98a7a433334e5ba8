import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { PLATFORM } from '@va/security/platform-folders.ts';
import { withBase } from '#app/config/base-url.ts';

/**
 * Whether the gate lets everybody through to an address: the platform's pages, which check accounts themselves and also
 * serve visitors.
 * @param pathname as the browser has it, with the folder of the site
 */
export const isOpenAddress = (pathname: string): boolean =>
  OWN_PLATFORM && `${pathname}/`.startsWith(withBase(`/${PLATFORM}`));
