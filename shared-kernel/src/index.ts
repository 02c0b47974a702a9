/** The kernel's root: what the five packages must agree on. One copy a page; it holds all shared state. */
export { centre, hoursInWords } from './centre/centre';
export {
  type BackEnd,
  type Configuration,
  configureKernel,
  parseConfiguration,
} from './configuration/configuration';
export type { ChangeEventName, ChangeEvents, NextGame } from './events/catalogue';
export { emitOwn as emit, subscribe } from './events/events';
export { dayNames } from './formats/dayNames';
export { formatDay, formatHour, formatLongDay, formatNumber, formatPrice } from './formats/formats';
export { importWithRetry, type LateModule } from './late-loading/importWithRetry';
export { lazyWithRetry } from './late-loading/lazyWithRetry';
export type { PageMetadataValue } from './metadata/metadataStore';
export {
  type MetadataCollector,
  MetadataProvider,
  PageMetadata,
  type StructuredData,
  usePageMetadata,
} from './metadata/PageMetadata';
export type { PageHandle } from './metadata/pageHandle';
export type { SharingImage } from './metadata/sharingImage';
export type { Notice, NoticeDraft, NoticeVariant } from './notices/createNoticeStore';
export { dismissNotice, notify, pauseNotices, resumeNotices, useNotices } from './notices/notices';
export {
  type BookingState,
  type ContactState,
  type ProfileState,
  type ProfileTab,
  paths,
  profileTabs,
  type TournamentTab,
  tabParameter,
  tournamentTabs,
} from './paths/paths';
export type { PictureFile } from './pictures/pictureFile';
export type { Reservation, ReservationDraft } from './reservations/reservation';
export { reservationStore } from './reservations/reservationStore';
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
} from './session/contract';
export { hasLeftHere, session, useSession, useSessionKind } from './session/session';
export { sharedBackEnd } from './session/sharedBackEnd';
export type { Role, User } from './session/user';
export type { Loadable, Stored, WriteRefusal, WriteResult } from './storage/contract';
export { exclusively } from './storage/exclusively';
export { type RecordReading, readRecord, type Shape } from './storage/shape';
export { setAside, stored, storedList, storedRecord, useStored } from './storage/stored';
export { noteCut, readsWhole } from './storage/tolerance';
export { theme } from './theme';
