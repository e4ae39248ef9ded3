/** A text, an employee by their username, or the end of the month so many months ahead. */
export type DemoDetailValue = string | { readonly employee: string } | { readonly endOfMonthIn: number }

export type DemoDetails = Readonly<Record<string, DemoDetailValue>>
