/** The marks of a budget that people can be told of, in percent. */
export const budgetMarks = [75, 90, 100] as const
