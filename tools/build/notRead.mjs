/**
 * Stands in the shell's build for the sentences of the federation runtime's errors. Each error says its number and the
 * address of the page that explains it; visitors do not download the sentences.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
