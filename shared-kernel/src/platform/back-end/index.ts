/** Asking the hosted back end, by fetch alone; bundled by the adapters, which come only where one is configured. */
export {
  type Answer,
  askBackEnd,
  type BackEndQuestion,
  type BackEndRefusal,
  callBackEnd,
} from './askBackEnd';
