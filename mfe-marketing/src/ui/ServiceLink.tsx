import { Link } from 'shared-kernel/router';
import { Icon, VisuallyHidden } from 'shared-kernel/ui';
import { type Service, wayOf } from '../data/services/service';
import { coverLink } from './coverLink';
import { servicesSection as words } from './strings';

type Props = {
  readonly service: Service;
  /** Names its service, if no title beside it does. */
  readonly label?: string;
  readonly 'data-cover'?: true;
};

/** The link to the booking, the prices, or a message that names the service. */
export function ServiceLink({ service, label, ...rest }: Props) {
  const { to, state } = wayOf(service);
  return (
    <Link to={to} state={state} css={[coverLink, label && thumbSized]} {...rest}>
      <span>{label ?? words.next[service.next]}</span>
      {label === undefined && <VisuallyHidden>{`\u00a0: ${service.name}`}</VisuallyHidden>}{' '}
      <Icon name="arrow" />
    </Link>
  );
}

/** Where no card is its target. */
const thumbSized = { minHeight: '2.5rem' } as const;
