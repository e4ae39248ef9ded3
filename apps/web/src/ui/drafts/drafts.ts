import { DraftStore } from './draft-store'

/** Even accessing a forbidden storage throws, so it is accessed with each use. */
const device = {
  get localStorage() {
    return window.localStorage
  },
  get sessionStorage() {
    return window.sessionStorage
  },
}

/** The drafts of this browser. */
export const drafts = new DraftStore(device)

const write = () => drafts.write()

/** Writes unwritten drafts before the page goes, however it goes; a second call changes nothing. */
export function keepDraftsOf(page: Window): void {
  drafts.dropExpired()
  page.addEventListener('pagehide', write)
  page.document.addEventListener('visibilitychange', write)
}
