import { Pane, Picture } from 'shared-kernel/ui';
import type { Illustration } from '../domain/illustration';

type Props = { readonly illustration: Illustration; readonly sizes: string };

/** A picture beside a text, all of one shape whatever theirs is. */
export function FramedPicture({ illustration, sizes }: Props) {
  return (
    <Pane flush>
      <Picture {...illustration} sizes={sizes} css={{ aspectRatio: '16 / 10', objectFit: 'cover' }} />
    </Pane>
  );
}
