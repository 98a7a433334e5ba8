import './styles/platform.css';
import { start } from './app/platform/start.tsx';

const root = document.getElementById('root');
if (root) void start(root);
