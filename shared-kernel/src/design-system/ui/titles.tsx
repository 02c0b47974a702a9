import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { theme } from '../theme/tokens';

type TitleProps = ComponentPropsWithoutRef<'h1'> & {
  /** A word or two above the title that says where we are. */
  readonly eyebrow?: ReactNode;
};

/** The page's one h1. The frame moves the focus to it after a navigation. */
export function PageTitle({ eyebrow, children, ...rest }: TitleProps) {
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 tabIndex={-1} css={{ ...theme.type.title1, marginBottom: theme.space(5) }} {...rest}>
        {children}
      </h1>
    </>
  );
}

type SectionTitleProps = TitleProps & { readonly as?: 'h2' | 'h3' };

export function SectionTitle({ eyebrow, as: Heading = 'h2', children, ...rest }: SectionTitleProps) {
  const size = Heading === 'h2' ? theme.type.title2 : theme.type.title3;
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading css={{ ...size, marginBottom: theme.space(4) }} {...rest}>
        {children}
      </Heading>
    </>
  );
}

function Eyebrow({ children }: { readonly children: ReactNode }) {
  return (
    <p
      css={{
        ...theme.type.label,
        display: 'flex',
        alignItems: 'center',
        gap: theme.space(3),
        marginBottom: theme.space(4),
        color: theme.color.action,
        '&::before': { content: '""', width: theme.space(8), borderTop: '2px solid' },
      }}
    >
      {children}
    </p>
  );
}

/** The sentence or two after a title. */
export function Lead(props: ComponentPropsWithoutRef<'p'>) {
  return (
    <p
      css={{
        ...theme.type.lead,
        maxWidth: theme.measure,
        color: theme.color.textMuted,
        marginBottom: theme.space(6),
      }}
      {...props}
    />
  );
}
