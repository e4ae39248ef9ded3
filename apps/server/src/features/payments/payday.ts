/** The weekday, counted from Sunday, 1, on which companies that want it are told what there is to pay: Monday. */
export const PAYDAY = 2
