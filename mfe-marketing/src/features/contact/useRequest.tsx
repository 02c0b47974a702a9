import { useEffect } from 'react';
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
 * What the visitor asks for. The history entry keeps it over a reload and a way back; the draft keeps it for the next
 * visit to the form, so that a new subject replaces the old one and what was typed stays.
 */
export function useRequest(): ContactRequest | undefined {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const now = useNow();
  const typed = useVisitDraft(contactDraft);
  const arrivedWith = subjectIn(state?.subject);

  useEffect(() => {
    if (arrivedWith) contactDraft.keep({ subject: arrivedWith });
  }, [arrivedWith, key]);

  // The prerendered page knows no history; the first client render must repeat what it shows.
  const subject = isHydrated ? (arrivedWith ?? subjectIn(typed.subject)) : undefined;
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
        onDrop={() => {
          contactDraft.keep({ subject: '' });
          navigate(paths.contact(), { replace: true, preventScrollReset: true });
        }}
      />
    ),
  };
}

function subjectIn(name: ContactState['subject'] | string | undefined): RequestSubject | undefined {
  return isRequestSubject(name) ? name : undefined;
}
