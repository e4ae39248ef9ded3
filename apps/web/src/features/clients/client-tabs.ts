const SUB_TABS = ['contacts', 'journal', 'timeBreakdown', 'timeSheetSubmission'] as const

type ClientSubTab = (typeof SUB_TABS)[number]

/** Details are the client's own path, the others follow it. */
export type ClientTab = 'details' | ClientSubTab

/** Shown by reports of time, which stand on clients. */
export type ClientTimeTab = 'timeBreakdown' | 'timeSheetSubmission'

export const isClientTab = (tab: unknown): tab is ClientSubTab => SUB_TABS.some((each) => each === tab)
