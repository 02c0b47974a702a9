import { centre, theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { SectionLoading } from './SectionLoading';
import { strings } from './strings';

/** Here and not among the frame's strings, because no script needs them. */
const late = {
  sentence: 'Cette page tarde à venir. Rien de ce que vous avez enregistré n’est perdu.',
  withoutScripts: 'Cette page a besoin de JavaScript, que votre navigateur refuse.',
};

/**
 * The HTML of a page that was not prerendered. The page's loader shows the hidden sentence when the shell's script
 * fails to load (loader/pageLoader.ts); only Node renders this.
 */
export function StandIn() {
  return (
    <>
      <div id="late" hidden role="alert">
        <Sentence>{late.sentence}</Sentence>
      </div>
      <noscript>
        <Sentence>{late.withoutScripts}</Sentence>
      </noscript>
      <SectionLoading />
    </>
  );
}

function Sentence({ children }: { readonly children: string }) {
  return (
    <p css={style}>
      {children} <TextLink href="">{strings.failure.retry}</TextLink> {strings.failure.phone}
      <TextLink href={`tel:${centre.phone.international}`}>{centre.phone.display}</TextLink>.
    </p>
  );
}

const style = {
  maxWidth: theme.pageWidth,
  marginInline: 'auto',
  padding: `${theme.space(6)} ${theme.gutter} 0`,
} as const;
