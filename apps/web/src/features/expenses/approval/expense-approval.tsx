import type { ExpenseGroup } from '@praxis/contract/expenses/expense-requests'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { IconArrowsExchange, IconReceiptTax } from '@tabler/icons-react'
import { Suspense } from 'react'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Skeleton } from '../../../ui/lists/skeleton'
import { ProjectLogo } from '../../projects/project-logo'
import type { ApprovalTypeView, InboxView } from '../../requests/request-type-view'
import { amountText, kindText, originText, titleOf } from '../expense-words'
import { type ExpenseRequest, expenseViewIn } from './expense-view'
import { notesOf, projectNames, reducedGroup, soleGroup, spentText } from './waiting-claims'

const ClaimToDecide = late(() => import('./claim-to-decide').then((module) => ({ default: module.ClaimToDecide })))
const MoveClaimDialog = late(
  () => import('./move-claim-dialog').then((module) => ({ default: module.MoveClaimDialog })),
  inDialog,
)
const CorrectVatDialog = late(
  () => import('../correct-vat-dialog').then((module) => ({ default: module.CorrectVatDialog })),
  inDialog,
)

const inboxIn = (currency: Currency): InboxView<ExpenseGroup> => ({
  label: 'Expenses waiting for approval',
  about: 'Project',
  amounts: [
    { id: 'amount', header: 'Amount', width: 104 },
    { id: 'spent', header: 'Spent as', width: 120 },
  ],
  hasProjects: true,
  denialHint: 'Anyone whose claim you deny is notified and can correct it.',

  nameOf: (group) => `${projectNames(group)}, ${formatMoney(group.amount, currency)}`,
  phraseOf: ({ expense }) => `${expense.employee.displayName}, ${titleOf(expense)}`,

  show: (groups) =>
    new Map(
      groups.map((group) => {
        const project = group.requests[0]?.expense.project
        return [
          group.key,
          {
            title: projectNames(group),
            picture: project && <ProjectLogo project={project} size="xs" />,
            amounts: [formatMoney(group.amount, currency), spentText(group.requests, currency)],
            notes: notesOf(group.requests),
          },
        ]
      }),
    ),

  showEntries: ({ requests }) =>
    requests.map((request) => {
      const { expense } = request
      return {
        request,
        who: expense.employee.displayName,
        name: titleOf(expense),
        about: expense.project?.details.name ?? 'No project',
        day: expense.incurredDate,
        title: titleOf(expense),
        untitled: '',
        detail: kindText(expense),
        when: expense.project?.details.name ?? 'No project',
        amounts: [amountText(expense, currency), originText(expense) ?? ''],
        comment: expense.comment,
      }
    }),

  totalOf: (groups) =>
    formatMoney(
      groups.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
  reduced: reducedGroup,
  groupOf: soleGroup,

  actionsOf: ({ expense }) => [
    {
      label: 'Change project…',
      icon: <IconArrowsExchange {...icon} />,
      dialog: (onClose) => (
        <Opening>
          <MoveClaimDialog claim={expense} onClose={onClose} />
        </Opening>
      ),
    },
    ...(expense.can.changeVAT
      ? [
          {
            label: 'Correct VAT…',
            icon: <IconReceiptTax {...icon} />,
            dialog: (onClose: () => void) => (
              <Opening>
                <CorrectVatDialog claim={expense} onClose={onClose} />
              </Opening>
            ),
          },
        ]
      : []),
  ],
  detailsOf: ({ expense }) => (
    <Suspense fallback={<Skeleton />}>
      <ClaimToDecide claim={expense} currency={currency} />
    </Suspense>
  ),
})

/** Claims as a type of request, for those who decide; sums are in the company's currency. */
export const expenseApprovalIn = (currency: Currency): ApprovalTypeView<ExpenseRequest, ExpenseGroup> => ({
  ...expenseViewIn(currency),
  inbox: inboxIn(currency),
  waiting: ({ id, version, state, expense }) => (state === 'waitingForApproval' ? { id, version, expense } : undefined),
})
