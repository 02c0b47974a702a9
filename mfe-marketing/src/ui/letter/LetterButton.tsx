import { centre, theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { ButtonLink, Icon } from 'shared-kernel/ui';
import { contactDraft } from '../../data/contactDraft';
import { letterAddress } from '../../domain/letterAddress';
import type { ContactRequest } from '../contactRequest';
import { strings as words } from './strings';

/** What was typed as a letter of the visitor's own mail program: the form itself sends nothing yet. */
export function LetterButton({ request }: { readonly request: ContactRequest | undefined }) {
  const { message = '', name, email, phone } = useVisitDraft(contactDraft);
  const { href, isWhole } = letterAddress({
    to: centre.email,
    subject: request ? words.about(request.subject) : words.subject,
    body: [...(request?.facts ?? []), message, [name, email, phone].filter(Boolean).join('\n')].join('\n\n'),
  });
  return (
    <div>
      <ButtonLink href={href} size="large">
        <Icon name="mail" />
        {words.send}
      </ButtonLink>
      <p css={{ ...theme.type.small, marginTop: theme.space(2), color: theme.color.textMuted }}>
        {isWhole ? words.hint : words.tooLong}
      </p>
    </div>
  );
}
