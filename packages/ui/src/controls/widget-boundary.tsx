import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface WidgetBoundaryProps {
  /** What would stand here, such as «El mapa»; begins the sentence that says it is missing. */
  what: string;
  children: ReactNode;
}

/** Keeps what fails inside one part of a page from taking the page with it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div
        role="alert"
        className="no-print grid justify-items-start gap-3 rounded-lg border border-line bg-surface-2 p-6"
      >
        <p>
          <strong>{this.props.what} no se puede mostrar.</strong> El resto de la página funciona con
          normalidad.
        </p>
        <Button size="sm" onClick={() => this.setState({ failed: false })}>
          Reintentar
        </Button>
      </div>
    );
  }
}
