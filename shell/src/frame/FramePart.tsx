import { Component, Fragment, type ReactNode } from 'react';

/** An extension that rewrites the page may break a part more than once. After several failures the part is left out. */
const LIVES = 3;

interface Props {
  readonly children: ReactNode;
  /** The part's replacement after a crash. */
  readonly fallback?: ReactNode;
}

interface State {
  readonly isBroken: boolean;
  readonly faults: number;
}

/** Keeps the fault of one part of the frame from the rest of it: the part starts afresh, twice, then is replaced. */
export class FramePart extends Component<Props, State> {
  override state: State = { isBroken: false, faults: 0 };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    self.pageReports?.report(error, 'frame');
    this.setState(({ faults }) => ({ isBroken: faults + 1 >= LIVES, faults: faults + 1 }));
  }

  override render() {
    const { isBroken, faults } = this.state;
    const { children, fallback = null } = this.props;
    return isBroken ? fallback : <Fragment key={faults}>{children}</Fragment>;
  }
}
