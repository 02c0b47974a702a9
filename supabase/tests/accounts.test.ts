/** @jest-environment node */
import { accountScenarios } from './scenarios/accounts';
import { describeScenarios } from './support/describeRules';

describeScenarios(accountScenarios);
