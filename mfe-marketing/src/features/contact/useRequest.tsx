import { type ContactState, paths } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { useIsHydrated, useNow } from 'shared-kernel/hydration';
import { isGroupSubject, isRequestSubject, type RequestSubject } from 'shared-kernel/plans';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { centreDay } from 'shared-kernel/time';
import { contactDraft } from '../../data/contactDraft';
import type { ContactRequest } from '../../ui/contactRequest';
import { GroupFields } from './GroupFields';
import { RequestBar } from './RequestBar';

/**
 * The visitor's request. It belongs to their entry of the history, which keeps it over a reload, a way back and a
 * login's detour: a plain link to the form is a plain question. Their input stays in the draft, whatever they
 * request.
 */
export function useRequest(): ContactRequest {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const now = useNow();
  const typed = useVisitDraft(contactDraft);

  // The prerendered page has no history state, and the first client render must equal it.
  const subject = isHydrated ? subjectIn(state?.subject) : undefined;
  const today = now && centreDay(now);
  const { date = '', people = '' } = typed;
  return {
    subject,
    bar: (
      <RequestBar
        subject={subject}
        onDrop={() => navigate(paths.contact(), { replace: true, preventScrollReset: true })}
      />
    ),
    renderFields:
      subject && isGroupSubject(subject)
        ? (errors) => <GroupFields group={{ date, people, today }} errors={errors} />
        : undefined,
  };
}

function subjectIn(name: ContactState['subject'] | undefined): RequestSubject | undefined {
  return isRequestSubject(name) ? name : undefined;
}
