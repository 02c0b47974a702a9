import { FieldError } from 'shared-kernel/forms';
import type { Trouble } from '../../../data/ask';
import { commandTroubles } from '../strings';

/** Why the command was not executed, or not answered: said at once. */
export function CommandFault({
  trouble,
  fault,
}: {
  readonly trouble: Trouble | null;
  readonly fault: string | null;
}) {
  const said = trouble ? commandTroubles[trouble] : fault;
  return <div role="alert">{said && <FieldError>{said}</FieldError>}</div>;
}
