/** The fields of forms. Each section bundles those it uses, because most pages have no form. */
export { Checkbox } from './Checkbox';
export { Select, TextInput } from './controls';
export { Field, FieldError, hintStyle, RequiredMark } from './Field';
export { SelectField, TextAreaField, TextField } from './fields';
export { RadioGroup } from './RadioGroup';
