import { type ContactState, paths } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { useIsHydrated, useNow } from 'shared-kernel/hydration';
import { isGroupSubject, isRequestSubject, type RequestSubject } from 'shared-kernel/plans';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { centreDay } from 'shared-kernel/time';
import { contactDraft } from '../../data/contactDraft';
import type { ContactRequest } from '../../ui/contactRequest';
import { RequestFields } from './RequestFields';

/**
 * What the visitor asks for. It belongs to his entry of the history, which keeps it over a reload, a way back and a
 * login's detour: a plain link to the form is a plain question. What he typed stays in the draft, whatever he asks for.
 */
export function useRequest(): ContactRequest | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const now = useNow();
  const typed = useVisitDraft(contactDraft);

  // The prerendered page knows no history; the first client render must repeat what it shows.
  const subject = isHydrated ? subjectIn(state?.subject) : undefined;
  if (subject === undefined) return undefined;

  const today = now && centreDay(now);
  const { date = '', people = '' } = typed;
  return {
    subject,
    render: (errors) => (
      <RequestFields
        subject={subject}
        group={isGroupSubject(subject) ? { date, people, today } : null}
        errors={errors}
        onDrop={() => navigate(paths.contact(), { replace: true, preventScrollReset: true })}
      />
    ),
  };
}

function subjectIn(name: ContactState['subject'] | undefined): RequestSubject | undefined {
  return isRequestSubject(name) ? name : undefined;
}
