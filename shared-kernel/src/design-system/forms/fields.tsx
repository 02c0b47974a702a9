import type { ComponentPropsWithRef } from 'react';
import { controlStyle, Select, TextInput } from './controls';
import { Field, type FieldProps } from './Field';
import type { Option } from './RadioGroup';

type FieldOf<Control extends 'input' | 'textarea' | 'select', Value extends string = string> = Omit<
  FieldProps,
  'children'
> &
  Omit<ComponentPropsWithRef<Control>, 'onChange'> & { readonly onChange?: (value: Value) => void };

/** A line of text with its label, its hint and its error. */
export function TextField({ label, error, hint, required, onChange, ...rest }: FieldOf<'input'>) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => <TextInput {...control} onChange={({ target }) => onChange?.(target.value)} {...rest} />}
    </Field>
  );
}

function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return <textarea rows={5} css={[controlStyle, { resize: 'vertical', lineHeight: 1.5 }]} {...props} />;
}

export function TextAreaField({ label, error, hint, required, onChange, ...rest }: FieldOf<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => <TextArea {...control} onChange={({ target }) => onChange?.(target.value)} {...rest} />}
    </Field>
  );
}

type SelectFieldProps<Value extends string> = FieldOf<'select', Value> & {
  readonly options: readonly Option<Value>[];
};

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, error, hint, required, options, onChange, ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <Select {...control} onChange={({ target }) => onChange?.(target.value as Value)} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label ?? option.value}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
