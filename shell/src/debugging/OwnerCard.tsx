import { formatNumber, theme } from 'shared-kernel';
import { Badge, type BadgeTone } from 'shared-kernel/ui';
import { ownerColor } from './ownerColor';
import type { OwnerSummary } from './readTimeline';
import { strings } from './strings';

interface Props {
  readonly owner: OwnerSummary;
  readonly standing: keyof typeof strings.standing;
  /** The longest of the shown phases, which a full bar represents. */
  readonly longestMs: number;
}

const OUTCOME_TONES = { loaded: 'success', failed: 'destructive', misfit: 'warning' } satisfies Record<
  OwnerSummary['outcome'],
  BadgeTone
>;

/** A release of this visit: its version, its phases, and its bytes. */
export function OwnerCard({ owner, standing, longestMs }: Props) {
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
        <span>{`, ${strings.standing[standing]}`}</span>
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
