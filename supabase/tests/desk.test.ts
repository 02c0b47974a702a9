/** @jest-environment node */
import { deskScenarios } from './scenarios/desk';
import { describeScenarios } from './support/describeRules';

describeScenarios(deskScenarios);
