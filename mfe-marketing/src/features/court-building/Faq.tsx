import { useEffect, useState } from 'react';
import { theme } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { useLocation } from 'shared-kernel/router';
import { Section, TextLink } from 'shared-kernel/ui';
import { questions } from '../../data/courtBuilding';
import { strings } from './strings';

/** One answer open at a time; each has its own address, and arrives open when it is asked for. */
export function Faq() {
  const { hash } = useLocation();
  const [openId, setOpenId] = useState<string>();

  useEffect(() => {
    const asked = questions.find(({ id }) => hash === `#${id}`);
    if (asked) setOpenId(asked.id);
  }, [hash]);

  return (
    <Section id="questions" title={strings.faq.title}>
      {questions.map(({ id, question, answer }) => (
        <Disclosure
          key={id}
          id={id}
          name="questions"
          summary={<h3 css={{ font: 'inherit' }}>{question}</h3>}
          open={id === openId}
          onToggle={(isOpen) => setOpenId((current) => (isOpen ? id : current === id ? undefined : current))}
        >
          <p>{answer}</p>
          <p css={{ ...theme.type.small, marginTop: theme.space(3) }}>
            <TextLink to={`#${id}`} aria-label={`${strings.faq.link}\u00a0: ${question}`}>
              {strings.faq.link}
            </TextLink>
          </p>
        </Disclosure>
      ))}
    </Section>
  );
}
