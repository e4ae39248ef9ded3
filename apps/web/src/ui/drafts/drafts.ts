import { DraftStore } from './draft-store'

/** Reaching for a storage that is forbidden already throws, so it is reached for with each use. */
const device = {
  get localStorage() {
    return window.localStorage
  },
  get sessionStorage() {
    return window.sessionStorage
  },
}

/** All drafts of this browser. */
export const drafts = new DraftStore(device)

/** Writes what is left to write before the page goes, however it goes. */
export function keepDraftsOf(page: Window): void {
  drafts.dropExpired()
  page.addEventListener('pagehide', () => drafts.write())
  page.document.addEventListener('visibilitychange', () => drafts.write())
}
