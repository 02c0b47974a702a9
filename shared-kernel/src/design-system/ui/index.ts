// Names of emotion that sections use: without them the shell would share the whole library.
export { Global, keyframes } from '@emotion/react';
export { Badge, type BadgeTone } from './Badge';
export { Button } from './Button';
export type { ButtonSize, ButtonVariant } from './buttonStyles';
export { CourtLines } from './CourtLines';
export { Icon, type IconName } from './Icon';
export { Grid, Stack } from './layout';
export { ButtonLink, TextLink } from './links';
export { Page } from './Page';
export { Pane } from './Pane';
export { Picture, type PictureFile } from './Picture';
export { Section } from './Section';
export { Skeleton } from './Skeleton';
export { TvMark } from './TvMark';
export { Lead, PageTitle, SectionTitle } from './titles';
export { VisuallyHidden } from './VisuallyHidden';
