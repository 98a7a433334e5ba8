export { IntegrationsPage as Component } from '#app/features/integrations/integrations-page.tsx';
