export type Role = 'attacker' | 'defender';
export type GoalType = 'attacker' | 'defender' | 'penalty';
export type CardType = 'green' | 'yellow' | 'red';
/** The home team of a fixture is `teamA`, the away team `teamB`. */
export type Side = 'teamA' | 'teamB';
export type PlayerId = string;
