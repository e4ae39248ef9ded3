const VALID_MS = 14 * 86_400_000

/** When an invitation that is sent now stops working. */
export const expiryAfter = (moment: string): string => new Date(Date.parse(moment) + VALID_MS).toISOString()
