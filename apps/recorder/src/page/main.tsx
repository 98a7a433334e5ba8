import { createRoot } from 'react-dom/client';
import './styles/app.css';
import { keptTheme } from './services/theme.ts';
import { applyChosenTheme } from '@va/ui/first-paint/chosen-theme.ts';
import { openCockpit } from './services/cockpit-api.ts';
import { CockpitPage } from './cockpit-page.tsx';

applyChosenTheme(keptTheme());
const root = document.querySelector('#root');
if (root) createRoot(root).render(<CockpitPage cockpit={openCockpit()} />);
