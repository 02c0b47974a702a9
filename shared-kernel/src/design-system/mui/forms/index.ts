export { Combobox, type ComboboxProps } from './Combobox';
export { FormDialog, type FormDialogProps } from './FormDialog';
