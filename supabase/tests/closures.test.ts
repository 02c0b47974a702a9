/** @jest-environment node */
import { closureScenarios } from './scenarios/closures';
import { describeScenarios } from './support/describeRules';

describeScenarios(closureScenarios);
