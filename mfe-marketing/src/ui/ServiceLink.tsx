import { Link } from 'shared-kernel/router';
import { Icon, VisuallyHidden } from 'shared-kernel/ui';
import { type Service, wayOf } from '../data/services/service';
import { coverLink } from './coverLink';
import { servicesSection as words } from './strings';

type Props = {
  readonly service: Service;
  /** Says which service to everybody, where no title beside it does. */
  readonly isNamed?: boolean;
  readonly 'data-cover'?: true;
};

/** To what takes the service: the booking, the prices, or a message that names it. */
export function ServiceLink({ service, isNamed, ...rest }: Props) {
  const { to, state } = wayOf(service);
  const name = `\u00a0: ${service.name}`;
  return (
    <Link to={to} state={state} css={[coverLink, isNamed && thumbSized]} {...rest}>
      {words.next[service.next]}
      {isNamed ? name : <VisuallyHidden>{name}</VisuallyHidden>} <Icon name="arrow" />
    </Link>
  );
}

/** Where no card is its target. */
const thumbSized = { minHeight: '2.5rem' } as const;
