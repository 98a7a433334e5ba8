import {
  Component,
  createContext,
  use,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { renderMatches, Router, type Location, type NavigationType } from 'react-router';
import type { PageRouter, Shown } from './page-router.ts';

const ShownPage = createContext<{ router: PageRouter; shown: Shown } | undefined>(undefined);

/** The router and what it shows; undefined where a part stands alone, as in a test. */
export const useShownPage = () => use(ShownPage);

/** The page that a router shows, in its layouts. */
export function PagesOf({ router }: { router: PageRouter }) {
  const shown = useSyncExternalStore(router.subscribe, router.shown, router.shown);
  return (
    <ShownPage value={{ router, shown }}>
      {/* No transition: a field whose value is in the address would lose typed letters. */}
      <Router
        basename={router.basename}
        location={shown.location}
        navigationType={shown.action as NavigationType}
        navigator={router.navigator}
        useTransitions={false}
      >
        {renderMatches(shown.matches)}
      </Router>
    </ShownPage>
  );
}

/** Whether the code of another page is on its way. */
export function useIsAwaiting(): boolean {
  const router = useShownPage()?.router;
  const isAwaiting = () => router?.awaited() !== undefined;
  return useSyncExternalStore(router?.subscribe ?? never, isAwaiting, isAwaiting);
}

const never = () => () => undefined;

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of what has failed. */
  Failure: ComponentType<{ error: unknown }>;
  /** Whether it also stands for a page whose code did not arrive. */
  ofCode?: boolean;
}

/** Shows a failure of the page below until the pilot goes elsewhere. */
export function PageBoundary({ children, Failure, ofCode = false }: BoundaryProps) {
  const shown = useShownPage()?.shown;
  if (ofCode && shown?.failure !== undefined) return <Failure error={shown.failure} />;
  return (
    <Boundary location={shown?.location} Failure={Failure}>
      {children}
    </Boundary>
  );
}

type Caught = { location: Location | undefined; caught?: { error: unknown } | undefined };

class Boundary extends Component<
  { location: Location | undefined; children: ReactNode; Failure: ComponentType<{ error: unknown }> },
  Caught
> {
  state: Caught = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: { location: Location | undefined }, state: Caught) {
    return location === state.location ? null : { location, caught: undefined };
  }

  render() {
    const { caught } = this.state;
    const { Failure, children } = this.props;
    return caught ? <Failure error={caught.error} /> : children;
  }
}
