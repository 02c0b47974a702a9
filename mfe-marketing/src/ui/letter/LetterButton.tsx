import { centre, formatLongDay, theme } from 'shared-kernel';
import { type Typed, useVisitDraft } from 'shared-kernel/drafts';
import { isGroupSubject, isRequestSubject } from 'shared-kernel/plans';
import { centreDay, readTypedDay } from 'shared-kernel/time';
import { ButtonLink, Icon } from 'shared-kernel/ui';
import { type ContactField, contactDraft } from '../../data/contactDraft';
import { letterAddress } from '../../domain/letterAddress';
import { strings as words } from './strings';

/** Opens the message in the visitor's own mail program, because the form itself sends nothing yet. */
export function LetterButton({ subject }: { readonly subject: string | undefined }) {
  const typed = useVisitDraft(contactDraft);
  const { href, isWhole } = letterOf(subject, typed);
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

function letterOf(
  subject: string | undefined,
  { date = '', people = '', message, name, email, phone }: Typed<ContactField>,
) {
  const isRequest = isRequestSubject(subject);
  const day = readTypedDay(date, centreDay(new Date()));
  const group = isRequest && isGroupSubject(subject) && words.group(day ? formatLongDay(day) : date, people);
  const sender = [name, email, phone].filter(Boolean).join('\n');
  return letterAddress({
    to: centre.email,
    subject: isRequest ? words.about(subject) : words.subject,
    body: [group, message, sender].filter(Boolean).join('\n\n'),
  });
}
