/** The fields of forms. Each section bundles those it uses, because most pages have no form. */
export { Checkbox } from './Checkbox';
export { Select, SelectField, TextAreaField, TextField, TextInput } from './controls';
export { Field, FieldError, hintStyle } from './Field';
export { RadioGroup } from './RadioGroup';
