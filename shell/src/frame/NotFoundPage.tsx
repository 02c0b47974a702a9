import { paths, theme } from 'shared-kernel';
import { ButtonLink, Lead, Page, PageTitle, Picture, Stack } from 'shared-kernel/ui';
import ballOutside from '../pictures/not-found.json';

const strings = {
  eyebrow: 'Erreur 404',
  title: 'Page introuvable',
  lead: 'L’adresse demandée n’existe pas, ou n’existe plus.',
  ways: 'Reprendre le jeu',
  home: 'Retour à l’accueil',
} as const;

const ways = [
  { label: 'Réserver un terrain', to: paths.booking() },
  { label: 'Tous les tournois', to: paths.tournaments() },
  { label: 'Nous contacter', to: paths.contact() },
] as const;

/** For every address that is no page: a ball beyond the walls, and ways on. */
export function NotFoundPage() {
  return (
    <Page>
      <div css={layout}>
        <div>
          <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
          <Lead>{strings.lead}</Lead>
          <nav aria-label={strings.ways}>
            <Stack as="ul" direction="row" gap={3}>
              <li>
                <ButtonLink to={paths.home()} variant="primary">
                  {strings.home}
                </ButtonLink>
              </li>
              {ways.map(({ label, to }) => (
                <li key={to}>
                  <ButtonLink to={to}>{label}</ButtonLink>
                </li>
              ))}
            </Stack>
          </nav>
        </div>
        <Picture picture={ballOutside} alt="" sizes="(min-width: 75rem) 37rem, 100vw" priority css={court} />
      </div>
    </Page>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space(12),
  minHeight: '60svh',
  [theme.media.desktop]: { gridTemplateColumns: '1fr 1fr' },
} as const;

const fade = 'transparent, black 22%, black 86%, transparent';

/** The light of its pool fades into the page. */
const court = {
  background: 'none',
  maskImage: `linear-gradient(90deg, ${fade}), linear-gradient(${fade})`,
  maskComposite: 'intersect',
} as const;
