import { centre, theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { SectionLoading } from './SectionLoading';
import { strings } from './strings';

/** Here and not among the frame's strings, because no script needs them: only Node renders these parts. */
const late = {
  standIn: 'Cette page tarde à venir. Rien de ce que vous avez enregistré n’est perdu.',
  withoutScripts: 'Cette page a besoin de JavaScript, que votre navigateur refuse.',
  form: 'Cette page se lit, mais elle tarde à répondre.',
};

/**
 * The HTML of a page that was not prerendered. The page's loader shows the hidden sentence when the shell's script
 * fails to load (loader/pageLoader.ts).
 */
export function StandIn() {
  const { phone } = strings.failure;
  return (
    <>
      <div id="late" hidden role="alert">
        <Sentence text={late.standIn} phone={phone} css={page} />
      </div>
      <noscript>
        <Sentence text={late.withoutScripts} phone={phone} css={page} />
      </noscript>
      <SectionLoading />
    </>
  );
}

/** The sentence in the place that a prerendered form reserves for it (LateSentence of the kernel). */
export function LateForm() {
  return <Sentence text={late.form} phone={strings.trouble.phone} css={form} />;
}

interface Props {
  readonly text: string;
  readonly phone: string;
  readonly className?: string;
}

function Sentence({ text, phone, className }: Props) {
  return (
    <p className={className}>
      {text} <TextLink href="">{strings.failure.retry}</TextLink> {phone}
      <TextLink href={`tel:${centre.phone.international}`}>{centre.phone.display}</TextLink>.
    </p>
  );
}

const page = {
  maxWidth: theme.pageWidth,
  marginInline: 'auto',
  padding: `${theme.space(6)} ${theme.gutter} 0`,
} as const;

const form = {
  marginBlockEnd: theme.space(6),
  padding: theme.space(4),
  border: `1px solid ${theme.color.warm}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
} as const;
