import { centre } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { strings } from './strings';

/** Here and not among the frame's strings, because no script needs them. */
const late = {
  prerendered: 'Cette page se lit, mais elle tarde à répondre.',
  standIn: 'Cette page tarde à venir. Rien de ce que vous avez enregistré n’est perdu.',
  withoutScripts: 'Cette page a besoin de JavaScript, que votre navigateur refuse.',
};

/** The notice that the page's loader shows when the shell's script fails to load; only Node renders this. */
export function LateNotice({ about }: { readonly about: keyof typeof late }) {
  return (
    <p>
      <span>{late[about]}</span> <TextLink href="">{strings.failure.retry}</TextLink> {strings.trouble.phone}
      <TextLink href={`tel:${centre.phone.international}`}>{centre.phone.display}</TextLink>.
    </p>
  );
}
