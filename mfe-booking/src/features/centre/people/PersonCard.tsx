import { useState } from 'react';
import { theme, useSession } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { Checkbox, FieldError } from 'shared-kernel/forms';
import { Badge } from 'shared-kernel/ui';
import { type AccountRole, changeRole, type Person, roles } from '../../../data/centre';
import { Question } from '../Question';
import { roleNames } from '../strings';
import { MembershipForm } from './MembershipForm';
import { changeTroubles, personRefusals, peopleStrings as words } from './strings';

type Props = {
  readonly person: Person;
  /** The list shows that there is no other manager. */
  readonly isOnlyManager: boolean;
  readonly onChanged: (person: Person) => void;
};

/** An account: what it may do, its licence and its subscription. `plans` are those that accounts have. */
export function PersonCard({ plans, ...props }: Props & { readonly plans: readonly string[] }) {
  const { person, onChanged } = props;
  const name = person.name || words.unnamed;
  return (
    <Disclosure
      name="people"
      summary={
        <span css={summary}>
          <bdi>{name}</bdi>
          <span css={{ ...theme.type.small, color: theme.color.textMuted }}>{person.email}</span>
          {roles
            .filter((role) => person.roles.includes(role))
            .map((role) => (
              <Badge key={role} tone={role === 'manager' ? 'warm' : 'cool'}>
                {roleNames[role]}
              </Badge>
            ))}
        </span>
      }
    >
      <Roles {...props} name={name} />
      <MembershipForm person={person} plans={plans} onChanged={onChanged} />
    </Disclosure>
  );
}

function Roles({ person, isOnlyManager, name, onChanged }: Props & { readonly name: string }) {
  const session = useSession();
  const isOwn = session.status === 'member' && session.user.id === person.id;
  const [sending, setSending] = useState<AccountRole | null>(null);
  const [asked, setAsked] = useState<{ readonly given: boolean } | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);

  function askFirst(given: boolean) {
    if (!given && isOnlyManager) {
      setSaid({ text: personRefusals['last-manager'] ?? changeTroubles.failed, isFault: true });
    } else setAsked({ given });
  }

  async function give(role: AccountRole, given: boolean) {
    if (sending) return;
    setSending(role);
    setSaid(null);
    const answer = await changeRole(person.id, role, given);
    setSending(null);
    if (!answer.ok) return setSaid({ text: changeTroubles[answer.trouble], isFault: true });
    if (answer.value.kind === 'refused') {
      return setSaid({ text: personRefusals[answer.value.reason] ?? changeTroubles.failed, isFault: true });
    }
    onChanged(answer.value.person);
    const told = given ? words.roleGiven : words.roleTaken;
    setSaid({ text: told(roleNames[role], name), isFault: false });
  }

  return (
    <fieldset css={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend css={{ ...theme.type.label, padding: 0 }}>{words.roles}</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', columnGap: theme.space(6) }}>
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={roleNames[role]}
            checked={person.roles.includes(role)}
            aria-disabled={sending !== null}
            onChange={({ target }) =>
              role === 'manager' ? askFirst(target.checked) : void give(role, target.checked)
            }
          />
        ))}
      </div>
      <div role="status">
        {said && (said.isFault ? <FieldError>{said.text}</FieldError> : <p>{said.text}</p>)}
      </div>
      <Question
        about={asked}
        ask={({ given }) => words.askManager(name, given, isOwn)}
        onConfirm={({ given }) => {
          setAsked(null);
          void give('manager', given);
        }}
        onCancel={() => setAsked(null)}
      />
    </fieldset>
  );
}

const summary = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(1)} ${theme.space(3)}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
