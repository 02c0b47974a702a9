/** The kernel's root: what the five packages must agree on. One copy a page; it holds all shared state. */
export { createStore, type StoreApi } from 'zustand/vanilla';
export { configureKernel } from './configureKernel';
export { theme } from './design-system/theme/tokens';
export type { PictureFile } from './design-system/ui/Picture';
export { logOut } from './logOut';
export { centre, centreMap, hoursInWords } from './platform/centre/centre';
export {
  type CentreRules,
  type CentreSettings,
  centreRules,
  type GameHours,
  useCentreRules,
} from './platform/centre/centreRules';
export { type Configuration, parseConfiguration } from './platform/configuration/configuration';
export type { ChangeEventName, ChangeEvents, NextGame } from './platform/events/catalogue';
export { emitOwn as emit, subscribe } from './platform/events/events';
export {
  dayNames,
  formatDay,
  formatHour,
  formatLongDay,
  formatNumber,
  formatPrice,
  isolated,
} from './platform/formats/formats';
export { importWithRetry, type LateModule } from './platform/late-loading/importWithRetry';
export { lazyWithRetry } from './platform/late-loading/lazyWithRetry';
export {
  type MetadataCollector,
  MetadataProvider,
  PageMetadata,
  type PageMetadataValue,
  type StructuredData,
  usePageMetadata,
} from './platform/metadata/PageMetadata';
export type { PageHandle, SharingImage } from './platform/metadata/pageHandle';
export {
  dismissNotice,
  type Notice,
  type NoticeDraft,
  type NoticeVariant,
  notify,
  pauseNotices,
  resumeNotices,
  useNotices,
} from './platform/notices/notices';
export {
  type ProfileState,
  type ProfileTab,
  paths,
  profileTabs,
  type SiteAddress,
  type TournamentTab,
  tabParameter,
  tournamentTabs,
} from './platform/paths/paths';
export type {
  AccountAnswer,
  Credentials,
  Registration,
  Session,
  SessionError,
  SessionKind,
  SessionProvider,
  SignInResult,
  SignOutResult,
  SignUpResult,
} from './platform/session/contract';
export { hasLoggedOutHere, session, useSession, useSessionKind } from './platform/session/session';
export type { Role, User } from './platform/session/user';
export type { Loadable, Stored, WriteRefusal, WriteResult } from './platform/storage/contract';
export {
  noteDataLoss,
  type RecordReading,
  readRecord,
  type Schema,
  type Shape,
  trackDataLoss,
} from './platform/storage/shape';
export { quarantine, stored, storedList, storedRecord, useStored } from './platform/storage/stored';
export { withLock } from './platform/storage/withLock';
export type { BookingState } from './reservations/plans/offers';
export type { ContactState } from './reservations/plans/requests';
export type { Reservation, ReservationDraft } from './reservations/reservation';
export { reservationStore } from './reservations/reservationStore';
export { sharedBackEnd } from './sharedBackEnd';
