/** Drafts of forms. State that outlives a section stays in the kernel's root. */
export { type Typed, useVisitDraft, type VisitDraft, visitDraft, visitDrafts } from './visitDraft';
