import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { theme } from '../theme/tokens';
import { Lead, SectionTitle } from './titles';

type Props = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  /** With a title, the section is a region named after it. */
  readonly title?: ReactNode;
  readonly eyebrow?: ReactNode;
  readonly lead?: ReactNode;
};

export function Section({ title, eyebrow, lead, children, ...rest }: Props) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      css={{
        marginBlockStart: 'clamp(3.5rem, 2.3rem + 5vw, 7rem)',
        '&:first-of-type': { marginBlockStart: theme.space(8) },
      }}
      {...rest}
    >
      {title && (
        <SectionTitle id={titleId} eyebrow={eyebrow}>
          {title}
        </SectionTitle>
      )}
      {lead && <Lead>{lead}</Lead>}
      {children}
    </section>
  );
}
