/** Where the build puts scripts, styles and fonts, each under a name of its own for every content. */
export const ASSETS = 'assets/';

/** Workers, among them: each is under the policy that comes with its own file, while other scripts need none. */
export const WORKERS = `${ASSETS}workers/`;
