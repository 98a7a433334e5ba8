export { LogbookPage as Component } from '#app/features/logbook/logbook-page.tsx';
