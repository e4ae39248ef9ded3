import type { Currency } from '@praxis/contract/protocol/values'
import type { Request } from '@praxis/contract/requests/requests'
import { IconReceipt } from '@tabler/icons-react'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { ProjectLogo } from '../../projects/project-logo'
import type { RequestTypeView } from '../../requests/request-type-view'
import { ClaimSummary } from '../claim-summary'
import { amountText, kindText, titleOf } from '../expense-words'
import { EXPENSES } from '../expenses-search'

const CorrectClaimDialog = late(
  () => import('./correct-claim-dialog').then((module) => ({ default: module.CorrectClaimDialog })),
  inDialog,
)

export type ExpenseRequest = Extract<Request, { requestType: 'expense' }>

/** Claims as a type of request; sums are in the company's currency. */
export const expenseViewIn = (currency: Currency): RequestTypeView<ExpenseRequest> => ({
  type: 'expense',
  label: 'Expense',
  plural: 'Expenses',
  icon: IconReceipt,
  headings: { title: 'Claim', amount: 'Amount' },
  topics: ['expenses'],
  correcting: 'Correct and resubmit',
  reopening: 'Reopen approved claim',
  trace: () => import('../expense-trace').then(({ expenseTrace }) => expenseTrace),

  show: ({ expense }) => ({
    name: titleOf(expense),
    title: titleOf(expense),
    picture: (size) => expense.project && <ProjectLogo project={expense.project} size={size} />,
    day: expense.incurredDate,
    amount: amountText(expense, currency),
    detail: [kindText(expense), expense.project?.details.name].filter(Boolean).join(' · '),
    comment: expense.comment,
    link: { to: EXPENSES, search: { claim: expense.id } },
    invoiceItemID: expense.invoiceItemID,
    can: { correct: expense.can.correct, reopen: expense.can.unapprove },
  }),

  summary: ({ expense }) => <ClaimSummary claim={expense} />,

  correction: ({ expense }, onClose) => (
    <Opening>
      <CorrectClaimDialog claim={expense} onClose={onClose} />
    </Opening>
  ),
})
