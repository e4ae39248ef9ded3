import type { ProfileTab } from './profile-form'

export interface ProfileSearch {
  readonly tab?: ProfileTab
  /** The panel of changes stands open. */
  readonly history?: true
}

const TABS = [
  'details',
  'contract',
  'absences',
  'permission',
  'preferences',
  'image',
] as const satisfies readonly ProfileTab[]

export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
  const tab = TABS.find((each) => each === search.tab) ?? 'details'
  return search.history === true ? { tab, history: true } : { tab }
}
