import { useRef } from 'react';
import { isolated } from 'shared-kernel';
import { Field, TextInput } from 'shared-kernel/forms';
import { useIsHydrated } from 'shared-kernel/hydration';
import { Button, Stack } from 'shared-kernel/ui';
import { announce } from '../../../widgets/announce';

const strings = {
  address: 'Adresse de la page',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  notCopied: 'Le navigateur n’a pas copié',
  notCopiedText: 'Le texte est sélectionné\u00a0: copiez-le vous-même.',
  share: 'Envoyer…',
  shareText: (name: string) => `${isolated(name)}\u00a0: matchs, scores et classement.`,
} as const;

type Props = {
  readonly address: string;
  readonly name: string;
  /** Its label, if it is not the page's own address; with `copied` it is no address that can be sent. */
  readonly of?: { readonly label: string; readonly copy: string; readonly copied?: string };
  /** The snapshot's link, sent instead of the address alone. */
  readonly toSend?: () => ShareData;
};

/** The address to take away: copied, or sent by whatever the device has for it. */
export function AddressToCopy({ address, name, of, toSend }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const canShare = useIsHydrated() && 'share' in navigator && (toSend || of?.copied === undefined);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      // A snapshot's address is no text to read.
      announce({ title: of?.copied ?? strings.copied, ...(!toSend && { description: address }) });
    } catch {
      ref.current?.select();
      announce({ title: strings.notCopied, description: strings.notCopiedText });
    }
  }

  async function share() {
    // A visitor who cancels the share sheet needs no message.
    await navigator
      .share(toSend?.() ?? { title: name, text: strings.shareText(name), url: address })
      .catch(() => undefined);
  }

  return (
    <Stack gap={3}>
      <Field label={of?.label ?? strings.address}>
        {(control) => (
          <TextInput
            {...control}
            ref={ref}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Stack direction="row" gap={3}>
        <Button variant={of && !toSend ? 'secondary' : 'primary'} onClick={copy}>
          {of?.copy ?? strings.copy}
        </Button>
        {canShare && <Button onClick={share}>{strings.share}</Button>}
      </Stack>
    </Stack>
  );
}
