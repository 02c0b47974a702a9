import { theme } from 'shared-kernel';
import { Pane, Section } from 'shared-kernel/ui';
import { ContactForm } from './ContactForm';
import { PracticalInformation } from './PracticalInformation';
import { contactSection as words } from './strings';

/** Titled where it is a part of a page; bare where the page's own title says it. */
export function ContactSection({ titled = true }: { readonly titled?: boolean }) {
  const heading = titled ? { eyebrow: words.eyebrow, title: words.title, lead: words.lead } : {};
  return (
    <Section id="contact" tabIndex={-1} {...heading}>
      <div css={columns}>
        <PracticalInformation />
        <Pane>
          <ContactForm />
        </Pane>
      </div>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(10),
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: '5fr 7fr' },
} as const;
