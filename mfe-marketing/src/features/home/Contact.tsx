import { theme } from 'shared-kernel';
import { Lead, Pane, Section, SectionTitle } from 'shared-kernel/ui';
import { ContactForm } from '../../ui/ContactForm';
import { strings } from './strings';

const titleId = 'contact-title';

/** The form alone: address, hours and telephone are in the footer, right below it. */
export function Contact() {
  return (
    <Section id="contact" tabIndex={-1} aria-labelledby={titleId} css={columns}>
      <div>
        <SectionTitle id={titleId}>{strings.contact.title}</SectionTitle>
        <Lead>{strings.contact.lead}</Lead>
      </div>
      <Pane>
        <ContactForm />
      </Pane>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginBlockStart: 'clamp(3.5rem, 2.3rem + 5vw, 7rem)',
  [theme.media.desktop]: { gridTemplateColumns: '4fr 7fr', columnGap: theme.space(16) },
} as const;
