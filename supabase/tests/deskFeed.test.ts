/** @jest-environment node */
import { deskFeedScenarios } from './scenarios/deskFeed';
import { describeScenarios } from './support/describeRules';

describeScenarios(deskFeedScenarios);
