import { Component, type ReactNode, useEffect, useState } from 'react';
import { type Location, useLocation } from 'shared-kernel/router';
import { SectionError } from '../frame/SectionError';
import { onPageHydrated } from './onHydrated';
import type { LoadedRoute } from './pageFinder';
import { record } from './records';
import type { Arrival } from './visit';

interface Props {
  readonly children: ReactNode;
  readonly arrival: Arrival;
  /** The page's route; none if the shell itself shows a message. */
  readonly route: LoadedRoute | undefined;
  /** Whether no part of the page is there yet to hydrate. */
  readonly isArriving: boolean;
}

/** Keeps the fault of a page inside the frame; another page, or another try, starts afresh. */
export function PageBoundary(props: Props) {
  return <Boundary {...props} location={useLocation()} />;
}

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly location: Location;
}

class Boundary extends Component<Props & { readonly location: Location }, State> {
  override state: State = { error: undefined, hasFailed: false, location: this.props.location };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps(props: { location: Location }, state: State): State | null {
    const { location } = props;
    return location === state.location ? null : { error: undefined, hasFailed: false, location };
  }

  override componentDidCatch(error: unknown) {
    self.pageReports?.report(error, 'page');
    recordLife(this.props.route, performance.now(), 'failed');
    onPageHydrated();
  }

  override render() {
    const { error, hasFailed } = this.state;
    const { children, arrival, route, isArriving } = this.props;
    if (!hasFailed) {
      return (
        <>
          {children}
          {!isArriving && <Life key={route?.id} route={route} />}
        </>
      );
    }
    const retry = () => {
      this.setState({ hasFailed: false });
      arrival.retry();
    };
    return <SectionError error={error} arrival={{ ...arrival, retry }} />;
  }
}

/** Rendered beside the page, so that it runs once the whole page is hydrated, and not before. */
function Life({ route }: Pick<Props, 'route'>) {
  const [begun] = useState(() => performance.now());
  useEffect(() => {
    recordLife(route, begun);
    onPageHydrated();
  }, [route, begun]);
  return null;
}

function recordLife(route: Props['route'], begun: number, outcome?: 'failed') {
  record({ name: route?.section ?? 'shell', version: route?.release }, 'life', begun, outcome);
}
