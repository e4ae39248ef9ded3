import type { Expense } from '@praxis/contract/expenses/expense-shapes'

/** Another one once anything that a decision is about has changed. */
export const versionOfExpense = ({ version, amount, currency, project, billToClient, vatAmount }: Expense): string =>
  [version, amount, currency, project?.id.slice(0, 8) ?? '', Number(billToClient), vatAmount].join(' ')
