import type { Locks, SharedByTabs } from './session'

/** Locks exist on secure addresses only; elsewhere each tab looks after itself, and the server forgives a race. */
const locksOfOneTab: Locks = { request: (_name, _options, work) => work({}) }

export const sharedByTabs = (): SharedByTabs => ({
  cookies: document,
  locks: navigator.locks ?? locksOfOneTab,
  channel: new BroadcastChannel('praxis-session'),
})
