/** @jest-environment node */
import { reservationScenarios } from './scenarios/reservations';
import { describeScenarios } from './support/describeRules';

describeScenarios(reservationScenarios);
