/** What is typed into a form and not sent yet. State that outlives a section stays in the kernel's root. */
export { type Typed, useVisitDraft, type VisitDraft, visitDraft, visitDrafts } from './visitDraft';
