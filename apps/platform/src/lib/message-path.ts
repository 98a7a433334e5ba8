/** The page that a message leads to, as this app's links say it: without the folder that the app stands in. */
export const messagePath = (link: string): string => link.replace(/^\/plataforma/, '') || '/';
