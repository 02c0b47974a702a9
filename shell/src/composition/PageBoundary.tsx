import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'shared-kernel/router';
import { SectionError } from '../frame/SectionError';

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Keeps the fault of a page inside the frame; another page, or another try, starts afresh. */
export function PageBoundary(props: Props) {
  return <Boundary {...props} location={useLocation()} />;
}

interface State {
  readonly error: unknown;
  readonly location: Location;
}

class Boundary extends Component<Props & { readonly location: Location }, State> {
  override state: State = { error: undefined, location: this.props.location };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: { location: Location }, state: State): State | null {
    return props.location === state.location ? null : { error: undefined, location: props.location };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const retry = () => {
      this.setState({ error: undefined });
      this.props.onRetry();
    };
    return <SectionError error={error} onRetry={retry} />;
  }
}
