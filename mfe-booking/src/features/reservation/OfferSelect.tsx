import { Field, Select } from 'shared-kernel/forms';
import { bookableServices, plans, unspecified } from 'shared-kernel/plans';
import { offerStrings } from './strings';
import type { Offer } from './useOffer';

type Props = { readonly offer: Offer; readonly onChoose: (offer: Offer) => void };

const kinds = ['plan', 'service'] as const;

/** All plans and services in one list; a name from another section's link stays in it though it is not known here. */
export function OfferSelect({ offer, onChoose }: Props) {
  const names = {
    plan: withChosen(
      plans.map((plan) => plan.name),
      offer.plan,
    ),
    service: withChosen(bookableServices, offer.service),
  };
  const titles = { plan: offerStrings.plans, service: offerStrings.services };

  function choose(value: string) {
    const kind = kinds.find((candidate) => value.startsWith(`${candidate}:`));
    onChoose(kind === undefined ? {} : { [kind]: value.slice(kind.length + 1) });
  }

  return (
    <Field label={offerStrings.select}>
      {(control) => (
        <Select
          {...control}
          autoComplete="off"
          value={chosenValue(offer)}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{unspecified}</option>
          {kinds.map((kind) => (
            <optgroup key={kind} label={titles[kind]}>
              {names[kind].map((name) => (
                <option key={name} value={`${kind}:${name}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}

function chosenValue(offer: Offer): string {
  if (offer.plan !== undefined) return `plan:${offer.plan}`;
  return offer.service === undefined ? '' : `service:${offer.service}`;
}

function withChosen(names: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || names.includes(chosen) ? names : [...names, chosen];
}
