export const ganttScales = ['day', 'week', 'month'] as const
export type GanttScale = (typeof ganttScales)[number]
