/** @jest-environment node */
import { mailScenarios } from './scenarios/mails';
import { describeScenarios } from './support/describeRules';

describeScenarios(mailScenarios);
