import { centre, theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { strings } from './strings';

const late = 'Cette page se lit, mais elle tarde à répondre.';

/** The sentence in the place that a prerendered form reserves for it (LateSentence of the kernel); only Node renders this. */
export function LateForm() {
  return (
    <p css={style}>
      {late} <TextLink href="">{strings.failure.retry}</TextLink> {strings.trouble.phone}
      <TextLink href={`tel:${centre.phone.international}`}>{centre.phone.display}</TextLink>.
    </p>
  );
}

const style = {
  marginBlockEnd: theme.space(6),
  padding: theme.space(4),
  border: `1px solid ${theme.color.warm}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
} as const;
