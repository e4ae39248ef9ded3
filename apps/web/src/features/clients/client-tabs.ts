const SUB_TABS = ['contacts', 'journal', 'timeBreakdown', 'timeSheetSubmission'] as const

type ClientSubTab = (typeof SUB_TABS)[number]

/** Details have the client's own path, the other tabs a path below it. */
export type ClientTab = 'details' | ClientSubTab

/** Tabs whose content comes from reports of time, a feature above clients. */
export type ClientTimeTab = 'timeBreakdown' | 'timeSheetSubmission'

export const isClientTab = (tab: unknown): tab is ClientSubTab => SUB_TABS.some((each) => each === tab)
