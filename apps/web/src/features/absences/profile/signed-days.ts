import { daysText } from '../../../ui/dates/days-text'

/** Days that were added or taken away: '+2 days', '−0.5 days'. */
export const signedDays = (days: number): string => (days > 0 ? `+${daysText(days)}` : daysText(days))
