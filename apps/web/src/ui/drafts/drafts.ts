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

/** Writes unwritten drafts before the page goes, however it goes. */
export function keepDraftsOf(page: Window): void {
  drafts.dropExpired()
  page.addEventListener('pagehide', () => drafts.write())
  page.document.addEventListener('visibilitychange', () => drafts.write())
}
