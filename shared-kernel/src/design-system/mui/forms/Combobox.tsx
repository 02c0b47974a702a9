import Autocomplete from '@mui/material/Autocomplete';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Field, TextInput } from 'shared-kernel/forms';
import { muiTheme } from '../theme';

export interface ComboboxProps<Option> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  /** What is typed: any text, and one of the options if one was chosen. */
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly options: readonly Option[];
  /** The text of a chosen option; each option has its own. */
  readonly textOf: (option: Option) => string;
  readonly keyOf: (option: Option) => string;
  readonly optionIn: (option: Option) => ReactNode;
  readonly onChoose: (option: Option) => void;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** A line of text with suggestions that others have chosen for it; one may ignore them. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, hint, error, text, onType, options, textOf, keyOf, optionIn, onChoose } = props;
  return (
    <ThemeProvider theme={muiTheme}>
      <Autocomplete
        freeSolo
        disableClearable
        options={options}
        // The back end has chosen them.
        filterOptions={(all) => [...all]}
        getOptionLabel={(option) => (typeof option === 'string' ? option : textOf(option))}
        getOptionKey={(option) => (typeof option === 'string' ? option : keyOf(option))}
        inputValue={text}
        slotProps={{ listbox: { 'aria-label': label, 'aria-labelledby': undefined } }}
        // A choice is told by `onChange`; typing alone changes the text.
        onInputChange={(_event, typed, reason) => reason === 'input' && onType(typed)}
        onChange={(_event, chosen) => typeof chosen !== 'string' && onChoose(chosen)}
        renderOption={({ key, ...option }, value) => (
          <li key={key} {...option}>
            {optionIn(value)}
          </li>
        )}
        renderInput={({ slotProps }) => (
          <div ref={slotProps.input.ref}>
            <Field
              label={label}
              hint={hint}
              {...(error && { error })}
              {...(props.required && { required: true })}
            >
              {(control) => (
                <TextInput
                  {...slotProps.htmlInput}
                  {...control}
                  autoComplete="off"
                  autoFocus={props.autoFocus}
                  maxLength={props.maxLength}
                />
              )}
            </Field>
          </div>
        )}
      />
    </ThemeProvider>
  );
}
