import { centre, paths, theme } from 'shared-kernel';
import { strings } from './strings';

/** The header after a crash: plain links, which load whole pages. */
export function BareHeader() {
  return (
    <header css={row}>
      <a href={paths.home()}>{centre.name}</a> <a href={paths.booking()}>{strings.header.book}</a>{' '}
      <a href={paths.tournaments()}>{strings.bare.tournaments}</a>
    </header>
  );
}

export function BareFooter() {
  return (
    <footer css={row}>
      {strings.bare.phone} <a href={`tel:${centre.phone.international}`}>{centre.phone.display}</a>
    </footer>
  );
}

/** Replaces everything after a crash of the frame: the centre's name, the next step, and its contact details. */
export function BareFrame() {
  return (
    <>
      <BareHeader />
      <main css={row}>
        <h1>{strings.failure.broken.title}</h1>
        <p>{strings.failure.broken.sentence}</p>
        <p>
          <a href={paths.home()}>{strings.bare.home}</a>
        </p>
      </main>
      <BareFooter />
    </>
  );
}

const row = { padding: theme.space(6) } as const;
