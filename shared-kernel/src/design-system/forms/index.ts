/** The fields of forms. Each section carries what it uses: most pages have no form. */
export { Checkbox } from './Checkbox';
export { Select, TextArea, TextInput } from './controls';
export { type ControlProps, Field, FieldError, hintStyle } from './Field';
export { RadioGroup } from './RadioGroup';
