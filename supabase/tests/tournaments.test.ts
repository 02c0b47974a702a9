/** @jest-environment node */
import { accessScenarios, endingScenarios } from './scenarios/access';
import { scorerScenarios } from './scenarios/scorers';
import { tournamentLimitScenarios } from './scenarios/tournamentLimits';
import { tournamentScenarios } from './scenarios/tournaments';
import { describeScenarios } from './support/describeRules';

describeScenarios({
  ...accessScenarios,
  ...endingScenarios,
  ...tournamentScenarios,
  ...tournamentLimitScenarios,
  ...scorerScenarios,
});
