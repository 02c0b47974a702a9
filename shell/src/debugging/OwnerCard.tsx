import { formatNumber, theme } from 'shared-kernel';
import { Badge, type BadgeTone } from 'shared-kernel/ui';
import type { Registry } from '../composition/site';
import type { OwnerSummary } from './readTimeline';
import { strings } from './strings';

interface Props {
  readonly owner: OwnerSummary;
  readonly registry: Registry | null | undefined;
  /** The longest of the shown phases, which a full bar represents. */
  readonly longestMs: number;
}

const OUTCOME_TONES = { loaded: 'success', failed: 'destructive', misfit: 'warning' } satisfies Record<
  OwnerSummary['outcome'],
  BadgeTone
>;

/** A release of this visit: its version, its phases, and its bytes. */
export function OwnerCard({ owner, registry, longestMs }: Props) {
  const { section, release, phases, outcome, networkBytes, cachedBytes, retries } = owner;
  const isKernel = section === 'kernel';
  return (
    <li css={[card, { borderInlineStartColor: ownerColor(section) }]}>
      <div css={head}>
        <h3 css={{ ...theme.type.label, marginInlineEnd: 'auto' }}>{strings.owners[section] ?? section}</h3>
        <Badge tone={OUTCOME_TONES[outcome]}>{strings.outcome[outcome]}</Badge>
      </div>
      <p css={muted}>
        {strings.release} <code css={code}>{release ?? '–'}</code>
        <span>{`, ${strings.standing[standingOf(owner, registry)]}`}</span>
      </p>
      {phases.length > 0 && (
        <ul css={{ ...theme.unlisted, display: 'grid', gap: theme.space(1) }}>
          {phases.map(({ phase, durationMs, count, outcome: ended }) => (
            <li key={phase} css={row}>
              <span>
                <span>{`${strings.phases[phase] ?? phase}${count > 1 ? ` ${strings.times(count)}` : ''}`}</span>
                {ended !== 'loaded' && (
                  <span css={{ color: theme.color.danger }}>{` ${strings.outcome[ended]}`}</span>
                )}
              </span>{' '}
              <span css={track} aria-hidden="true">
                <span
                  css={{ ...bar, color: ended === 'loaded' ? theme.color.action : theme.color.danger }}
                  style={{ width: `${Math.max(1, (100 * durationMs) / longestMs)}%` }}
                />
              </span>
              <span css={{ textAlign: 'end' }}>
                {strings.milliseconds(formatNumber(Math.round(durationMs)))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isKernel ? (
        <p css={muted}>{strings.shared}</p>
      ) : (
        <dl css={sizes}>
          <Size name={strings.network} value={kilobytes(networkBytes)} />
          <Size name={strings.cache} value={kilobytes(cachedBytes)} />
          <Size name={strings.retries} value={formatNumber(retries)} />
        </dl>
      )}
    </li>
  );
}

/** Compares a release of this visit with the live one. */
function standingOf(
  { section, release }: OwnerSummary,
  registry: Props['registry'],
): keyof typeof strings.standing {
  if (release?.startsWith('localhost-')) return 'override';
  if (!registry) return registry === null ? 'unknown' : 'awaited';
  if (section === 'shell' || section === 'kernel') return release === registry.shell ? 'live' : 'other';
  const live = registry.sections.find(({ name }) => name === section);
  if (live?.version === release) return 'live';
  if (live?.canary?.version === release) return 'tried';
  return live?.earlier?.some(({ version }) => version === release) ? 'earlier' : 'other';
}

/** The shell's parts in the court's cool light, a section's page in the warm one. */
export function ownerColor(section: string | undefined): string {
  if (section === 'shell') return theme.color.action;
  return section === 'kernel' ? theme.color.success : theme.color.warm;
}

function Size({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt css={muted}>{name}</dt>
      <dd css={{ margin: 0, fontWeight: 600 }}>{value}</dd>
    </div>
  );
}

function kilobytes(bytes: number): string {
  return strings.kilobytes(formatNumber(Math.round(bytes / 100) / 10));
}

const card = {
  display: 'grid',
  gap: theme.space(2),
  padding: `${theme.space(3)} ${theme.space(4)}`,
  border: `1px solid ${theme.color.edge}`,
  borderInlineStartWidth: '3px',
  borderRadius: theme.radius,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
} as const;

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(2) } as const;

const muted = { ...theme.type.small, color: theme.color.textMuted } as const;

const code = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  color: theme.color.text,
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) minmax(2rem, 1fr) auto',
  alignItems: 'center',
  gap: theme.space(3),
} as const;

const track = { borderBottom: `1px solid ${theme.color.edge}` } as const;

/** All border, because contrast themes paint over backgrounds. */
const bar = { display: 'block', borderBottom: '4px solid' } as const;

const sizes = { display: 'flex', flexWrap: 'wrap', columnGap: theme.space(6), margin: 0 } as const;
