/** @jest-environment node */
import { waitingScenarios } from './scenarios/waiting';
import { describeScenarios } from './support/describeRules';

describeScenarios(waitingScenarios);
