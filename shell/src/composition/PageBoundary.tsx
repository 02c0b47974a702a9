import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'shared-kernel/router';
import { SectionError } from '../frame/SectionError';
import type { Arrival } from './visit';

interface Props {
  readonly children: ReactNode;
  readonly arrival: Arrival;
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
  }

  override render() {
    const { error, hasFailed } = this.state;
    const { children, arrival } = this.props;
    if (!hasFailed) return children;
    const retry = () => {
      this.setState({ hasFailed: false });
      arrival.retry();
    };
    return <SectionError error={error} arrival={{ ...arrival, retry }} />;
  }
}
