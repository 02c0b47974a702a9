import { paths, theme } from 'shared-kernel';
import { ButtonLink, CourtLines, Lead, Page, PageTitle, Stack } from 'shared-kernel/ui';
import { strings } from './strings';

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
          <PageTitle eyebrow={strings.notFound.eyebrow}>{strings.notFound.title}</PageTitle>
          <Lead>{strings.notFound.lead}</Lead>
          <nav aria-label={strings.notFound.ways}>
            <Stack as="ul" direction="row" gap={3}>
              <li>
                <ButtonLink to={paths.home()} variant="primary">
                  {strings.notFound.home}
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
        <div css={court}>
          <CourtLines />
          <span css={ball} />
        </div>
      </div>
    </Page>
  );
}

const layout = {
  display: 'grid',
  alignItems: 'center',
  gap: theme.space(12),
  minHeight: '60svh',
  [theme.media.desktop]: { gridTemplateColumns: '1fr 1fr' },
} as const;

const court = {
  position: 'relative',
  color: theme.color.action,
  rotate: '-8deg',
  marginBlock: theme.space(10),
} as const;

/** Out by a metre. */
const ball = {
  position: 'absolute',
  insetInlineEnd: '6%',
  top: '-14%',
  width: '4.5%',
  aspectRatio: 1,
  borderRadius: '50%',
  background: theme.color.warm,
} as const;
