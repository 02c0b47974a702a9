/** @jest-environment node */
import { commandScenarios } from './scenarios/commands';
import { describeScenarios } from './support/describeRules';

describeScenarios(commandScenarios);
