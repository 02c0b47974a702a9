/** @jest-environment node */
import { peopleScenarios } from './scenarios/people';
import { describeScenarios } from './support/describeRules';

describeScenarios(peopleScenarios);
