/** Requests to the hosted back end, by fetch alone. The adapters bundle it, and they load only on a site with a back end. */
export {
  type Answer,
  askBackEnd,
  type BackEndQuestion,
  type BackEndRefusal,
  callBackEnd,
} from './askBackEnd';
