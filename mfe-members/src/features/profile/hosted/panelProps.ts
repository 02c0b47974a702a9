import type { ReactNode } from 'react';
import type { User } from 'shared-kernel';

/** What a panel is given by the page, with which it shares no code. */
export type PanelProps = { readonly user: User; readonly title: string; readonly details: ReactNode };
