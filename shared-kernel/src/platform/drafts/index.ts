/** Drafts of forms. State that outlives a section stays in the kernel's root. */
export { basesOf, mergeThreeWay, type TypedOver, typedOver } from './mergeThreeWay';
export { type Typed, useVisitDraft, type VisitDraft, visitDraft, visitDrafts } from './visitDraft';
