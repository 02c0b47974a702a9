import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { theme } from 'shared-kernel';
import { loadOrganizing } from './loadOrganizing';
import type * as Organizing from './organizing';

/** Without a network, and before it was ever fetched, the page does without it: sheets still open. */
function lazily<Name extends keyof typeof Organizing>(name: Name) {
  type Props = ComponentProps<(typeof Organizing)[Name]>;
  const Nothing: ComponentType<Props> = () => null;
  return lazy<ComponentType<Props>>(() =>
    loadOrganizing().then(
      (organizing) => ({ default: organizing[name] as ComponentType<Props> }),
      () => ({ default: Nothing }),
    ),
  );
}

const LazyTieBreaks = lazily('TieBreaks');
const LazyConnection = lazily('Connection');
const LazyExport = lazily('ExportTournament');
const LazyReminder = lazily('ExportReminder');
const LazyPrompts = lazily('OrganizerPrompts');

export function TieBreaks(props: ComponentProps<typeof Organizing.TieBreaks>) {
  return (
    <Suspense>
      <LazyTieBreaks {...props} />
    </Suspense>
  );
}

export function ExportTournament(props: ComponentProps<typeof Organizing.ExportTournament>) {
  return (
    <Suspense>
      <LazyExport {...props} />
    </Suspense>
  );
}

export function ExportReminder(props: ComponentProps<typeof Organizing.ExportReminder>) {
  return (
    <Suspense>
      <LazyReminder {...props} />
    </Suspense>
  );
}

export function OrganizerPrompts(props: ComponentProps<typeof Organizing.OrganizerPrompts>) {
  return (
    <Suspense>
      <LazyPrompts {...props} />
    </Suspense>
  );
}

export function Connection() {
  return (
    <Suspense fallback={<p css={theme.type.small}>{'\u00a0'}</p>}>
      <LazyConnection />
    </Suspense>
  );
}
