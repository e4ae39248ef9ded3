import type { ExpenseGroup } from '@praxis/contract/expenses/expense-requests'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'

export type WaitingClaim = ExpenseGroup['requests'][number]

const converted = (requests: readonly WaitingClaim[]): number =>
  requests.reduce((sum, { expense }) => sum + (expense.convertedAmount ?? 0), 0)

/** The group with fewer requests, at least one. */
export function reducedGroup(group: ExpenseGroup, requests: WaitingClaim[]): ExpenseGroup {
  const days = requests.map(({ expense }) => expense.incurredDate).sort()
  return {
    ...group,
    requests,
    from: days[0] ?? group.from,
    to: days.at(-1) ?? group.to,
    amount: converted(requests),
  }
}

/** One request as a group of its own, to be decided on as groups are. */
export const soleGroup = (request: WaitingClaim): ExpenseGroup => {
  const { expense } = request
  return {
    requestType: 'expense',
    key: expense.id,
    employee: expense.employee,
    groupName: expense.groupName ?? expense.name,
    from: expense.incurredDate,
    to: expense.incurredDate,
    amount: converted([request]),
    waitingSince: expense.request.submittedAt ?? '',
    requests: [request],
  }
}

/** What was spent in other currencies than the company's, each summed: '€45.00, $12.50'. */
export function spentText(requests: readonly WaitingClaim[], companyCurrency: Currency): string {
  const sums = new Map<Currency, number>()
  for (const { expense } of requests)
    if (expense.currency !== companyCurrency)
      sums.set(expense.currency, (sums.get(expense.currency) ?? 0) + expense.amount)
  return [...sums].map(([currency, amount]) => formatMoney(amount, currency)).join(', ')
}

/** The projects of a group, each once. */
export const projectNames = ({ requests }: Pick<ExpenseGroup, 'requests'>): string =>
  [...new Set(requests.map(({ expense }) => expense.project?.details.name ?? 'No project'))].join(', ')

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]

/** What makes whoever decides on a group look twice. */
export function notesOf(requests: readonly WaitingClaim[]): string[] {
  const count = (isSo: (request: WaitingClaim) => boolean) => requests.filter(isSo).length
  return [
    ...counted(
      count(({ expense }) => expense.doubles.length > 0),
      'Possible double',
      'possible doubles',
    ),
    ...counted(
      count(({ expense }) => expense.receipts.length === 0 && !expense.isMileageExpense),
      'No receipt',
      'without a receipt',
    ),
    ...counted(
      count(({ expense }) => Boolean(expense.mileage?.reason)),
      'Changed distance',
      'changed distances',
    ),
  ]
}
