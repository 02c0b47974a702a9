export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

/**
 * Dialogs with forms, for working pages. A script of its own (webpack.common.js): visitors who only confirm something load
 * none of it.
 */
export const loadForms = () => import(/* webpackChunkName: "mui-desk" */ './forms');
