import type { ReactNode } from 'react';
import type { User } from 'shared-kernel';

/** The props of a panel, which shares no code with the page. */
export type PanelProps = { readonly user: User; readonly title: string; readonly details: ReactNode };
