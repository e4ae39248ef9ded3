/** The most lines of all statements of a file, which is also the most that a person is asked to confirm at once. */
export const MOST_STATEMENT_LINES = 20_000

/** The largest amount, in minor units: the sum of the most lines of it is still held exactly. */
export const LARGEST_STATEMENT_AMOUNT = 100_000_000_000

/** The longest text of a line. Formats allow 140 characters a piece, and banks join a few of them. */
export const LONGEST_STATEMENT_TEXT = 2_000
