/** @jest-environment node */
import { centreScenarios } from './scenarios/centre';
import { describeScenarios } from './support/describeRules';

describeScenarios(centreScenarios);
