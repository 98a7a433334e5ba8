import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface WidgetBoundaryProps {
  /** Name of the part, such as «El mapa»; begins the error message. */
  what: string;
  children: ReactNode;
}

/** Error boundary of one part of a page: the rest of the page stays. */
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
