import { SlowAnswer } from 'shared-kernel/states';
import { slow } from './strings';

export function Slowness({ isSending }: { readonly isSending: boolean }) {
  return <div role="status">{isSending && <SlowAnswer>{slow}</SlowAnswer>}</div>;
}
