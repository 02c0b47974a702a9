import { visitDraft } from 'shared-kernel/drafts';

/**
 * What the desk types for a caller, until it is booked or the dialog is closed: a reload opens the dialog again. `place` is its cell
 * ('2026-09-15 18 3'), `member` the chosen account as JSON, and `command` the id of a command that has no answer yet.
 */
export const deskDraft = visitDraft<
  'place' | 'name' | 'member' | 'phone' | 'email' | 'players' | 'court' | 'offer' | 'note' | 'command'
>('desk-booking');
