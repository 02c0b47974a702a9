/** The fields of forms. Each section bundles those it uses, because most pages have no form. */
export { Checkbox } from './Checkbox';
export { Select, TextArea, TextInput } from './controls';
export { type ControlProps, Field, FieldError, hintStyle } from './Field';
export { RadioGroup } from './RadioGroup';
