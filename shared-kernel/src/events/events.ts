import type { ChangeEvents, SectionEventName } from './catalogue';
import { createEventBus } from './createEventBus';
import { openTabChannel } from './openTabChannel';

export const { emit, subscribe } = createEventBus(openTabChannel);

/** For sections, which emit what they own. */
export const emitOwn: <Name extends SectionEventName>(name: Name, payload: ChangeEvents[Name]) => void = emit;
