export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

/** Dialogs with forms, for working pages. A script of its own: visitors who only confirm something load none of it. */
export const loadForms = () => import(/* webpackChunkName: "mui-forms" */ './forms');
