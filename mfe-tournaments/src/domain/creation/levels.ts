export type Level = 'Amateur' | 'Régional' | 'National' | 'Mondial';

/** The levels offered, as they are stored and shown (specification, section 5). */
export const levels: readonly Level[] = ['Amateur', 'Régional', 'National', 'Mondial'];
