export const LINE_STATES = { toMatch: 'To match', matched: 'Matched', setAside: 'Set aside' } as const
export const CONFIDENCES = { certain: 'Certain', likely: 'Likely', possible: 'Possible' } as const
