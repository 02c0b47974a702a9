import { type ReactNode, useId } from 'react';
import { theme } from 'shared-kernel';
import { FieldError, hintStyle, labelRow, RequiredMark } from './Field';

/** A choice of radio buttons or of a select. */
export type Option<Value extends string> = {
  readonly value: Value;
  /** The value itself, unless given. */
  readonly label?: ReactNode;
  readonly disabled?: boolean;
};

type Props<Value extends string> = {
  readonly legend: ReactNode;
  readonly name: string;
  readonly value: Value | undefined;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly required?: boolean;
  readonly error?: string;
  readonly hint?: ReactNode;
};

/** Real radio buttons, drawn as the segments of one sheet of glass. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, name, value, options, onChange, required, error, hint } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={describedBy || undefined} css={{ border: 0, padding: 0, minWidth: 0 }}>
      <legend css={{ ...labelRow, width: '100%', padding: 0, marginBottom: theme.space(2), fontWeight: 600 }}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div css={segments}>
        {options.map((option) => (
          <label key={option.value} css={segment}>
            <input
              type="radio"
              css={cover}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label ?? option.value}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} css={[hintStyle, { marginTop: theme.space(2) }]}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

const segments = {
  display: 'flex',
  flexWrap: 'wrap',
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  overflow: 'clip',
} as const;

/** The input covers its whole segment, so that a tap anywhere on it hits the real control. */
export const cover = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
} as const;

const segment = {
  position: 'relative',
  flex: '1 1 auto',
  overflowWrap: 'anywhere',
  display: 'grid',
  minHeight: '2.875rem',
  boxShadow: `1px 0 ${theme.color.edge}, 0 1px ${theme.color.edge}`,
  '& > span': {
    display: 'grid',
    placeContent: 'center',
    padding: `${theme.space(2)} min(5vw, ${theme.space(4)})`,
    textAlign: 'center',
    transition: `background-color ${theme.motion.quick}, color ${theme.motion.quick}`,
  },
  [theme.media.hover]: { '& > input:hover:enabled + span': { background: theme.color.actionTint } },
  '& > input:checked + span, & > input:checked:hover + span': {
    background: theme.color.action,
    color: theme.color.actionText,
    fontWeight: 600,
  },
  '& > input:focus-visible + span': {
    outline: `2px solid ${theme.color.text}`,
    outlineOffset: '-4px',
    borderRadius: theme.radius,
  },
  '& > input:disabled + span': { opacity: 0.5 },
} as const;
