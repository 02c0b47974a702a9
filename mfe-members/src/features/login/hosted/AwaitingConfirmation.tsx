import { useEffect, useRef } from 'react';
import { theme } from 'shared-kernel';
import { noteMailAsked } from '../../../data/authentication';
import { ResendConfirmation } from '../../../ui/account/ResendConfirmation';
import { awaitingStrings as words } from './strings';

/** The next step after a registration. Its title gets the focus, because the form is empty again. */
export function AwaitingConfirmation({ email }: { readonly email: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    noteMailAsked('signup', email);
  }, [email]);
  return (
    <section css={card}>
      <h2 ref={title} tabIndex={-1} css={theme.type.title3}>
        {words.title}
      </h2>
      <p css={{ maxWidth: theme.measure }}>{words.text(email)}</p>
      <ResendConfirmation email={email} />
    </section>
  );
}

const card = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space(4),
  overflowWrap: 'anywhere',
} as const;
