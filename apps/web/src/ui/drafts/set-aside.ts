import { createContext } from 'react'

/**
 * Sets aside the drafts that the page began with, when it breaks: they may be of a build that kept other things. They
 * are offered from then on. False when there is nothing to set aside, as for strangers, who have no drafts.
 */
export const SetAsideDrafts = createContext<() => boolean>(() => false)
