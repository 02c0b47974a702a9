/** @jest-environment node */
import { seriesScenarios } from './scenarios/series';
import { describeScenarios } from './support/describeRules';

describeScenarios(seriesScenarios);
