import { Component, type ReactNode } from 'react';
import { BootProblem } from './boot-problem.tsx';

/** Catches errors outside every page, so that the window is never empty: shows a message and a button to reload. */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    if (!this.state.failed) return this.props.children;
    return (
      <BootProblem title="El portal ha fallado">
        Vuelve a cargar la página. Si sigue igual, avisa al equipo de la aerolínea.
      </BootProblem>
    );
  }
}
