import { theme } from 'shared-kernel';
import { Pane, Section } from 'shared-kernel/ui';
import { ContactForm } from './ContactForm';
import type { ContactRequest } from './contactRequest';
import { PracticalInformation } from './PracticalInformation';
import { contactSection as words } from './strings';

type Props = {
  /** Titled where it is a part of a page; bare where the page's own title says it. */
  readonly titled?: boolean;
  /** The page of requests has the form first, above the fold of a phone, whatever the way in. */
  readonly request?: ContactRequest | undefined;
};

export function ContactSection({ titled = true, request }: Props) {
  const isFormFirst = request !== undefined;
  const heading = titled ? { eyebrow: words.eyebrow, title: words.title, lead: words.lead } : {};
  return (
    <Section id="contact" tabIndex={-1} {...heading}>
      <div css={columns(isFormFirst)}>
        {!isFormFirst && <PracticalInformation />}
        <Pane>
          <ContactForm request={request} />
        </Pane>
        {isFormFirst && <PracticalInformation />}
      </div>
    </Section>
  );
}

const columns = (isFormFirst: boolean) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(10),
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: isFormFirst ? '7fr 5fr' : '5fr 7fr' },
});
