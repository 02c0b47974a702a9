import { TextLink } from 'shared-kernel/ui';
import { recoveryPath } from '../../../data/authentication';
import { ResendConfirmation } from '../../../ui/account/ResendConfirmation';
import { helpStrings as words } from './strings';

export function LoginHelp({
  email,
  isUnconfirmed,
}: {
  readonly email: string;
  readonly isUnconfirmed: boolean;
}) {
  return (
    <>
      {isUnconfirmed && <ResendConfirmation email={email} />}
      <p>
        <TextLink to={recoveryPath}>{words.forgotten}</TextLink>
      </p>
    </>
  );
}
