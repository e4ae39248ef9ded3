import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconAlertTriangle, IconCheck, IconMapPin, IconPaperclip } from '@tabler/icons-react'
import { Row, Stack, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { ProjectLogo } from '../../projects/project-logo'
import { amountText, deciderOf, kindText, originText, titleOf } from '../expense-words'
import { ClaimState } from './claim-state'

const small = { size: 14, stroke: 1.75, 'aria-hidden': true }

const NOTHING = <Text tone="third">–</Text>

const day: Column<Expense> = {
  id: 'day',
  header: 'Day',
  width: 118,
  cell: ({ incurredDate }) => (
    <Text tone="second" figures oneLine>
      {formatDay(incurredDate)}
    </Text>
  ),
}

/** What is missing beside the receipt, which has a column of its own. */
const otherProblem = ({ problems }: Expense) => problems.find(({ field }) => field !== 'receipts')

const claim: Column<Expense> = {
  id: 'claim',
  header: 'Claim',
  cell: (expense) => {
    const problem = otherProblem(expense)
    const { creditCard } = expense
    return (
      <Stack shrinks>
        <Text weight="medium" breaks>
          {titleOf(expense)}
        </Text>
        <Text size={12} tone="third" breaks>
          {kindText(expense)}
          {creditCard && ` · ${creditCard.name} ${creditCard.lastFour}, not paid back`}
          {problem && (
            <>
              {' · '}
              <Text tone="error" weight="medium">
                {problem.message}
              </Text>
            </>
          )}
        </Text>
      </Stack>
    )
  },
}

const project: Column<Expense> = {
  id: 'project',
  header: 'Project',
  width: 176,
  skeleton: 'logo',
  cell: ({ project: of }) =>
    of ? (
      <Row as="span" gap={2} shrinks>
        <ProjectLogo project={of} size="xs" />
        <Text shrinks ellipsis>
          {of.details.name}
        </Text>
      </Row>
    ) : (
      NOTHING
    ),
}

const receipt: Column<Expense> = {
  id: 'receipt',
  header: 'Receipt',
  width: 124,
  cell: ({ problems, receipts, isMileageExpense }) => {
    if (problems.some(({ field }) => field === 'receipts'))
      return (
        <Row as="span" gap={1} tone="error" weight="medium">
          <IconAlertTriangle {...small} />
          Missing
        </Row>
      )
    if (receipts.length === 0 && !isMileageExpense) return NOTHING
    const Icon = isMileageExpense ? IconMapPin : IconPaperclip
    return (
      <Row as="span" gap={1} tone="second" figures>
        <Icon {...small} />
        {isMileageExpense ? 'Route' : receipts.length}
      </Row>
    )
  },
}

const billedTo: Column<Expense> = {
  id: 'billedTo',
  header: 'Billed to',
  width: 108,
  cell: ({ billToClient }) =>
    billToClient ? (
      <Row as="span" gap={1} tone="second">
        <IconCheck {...small} />
        Client
      </Row>
    ) : (
      NOTHING
    ),
}

const state: Column<Expense> = {
  id: 'state',
  header: 'State',
  width: 124,
  cell: (expense) => <ClaimState claim={expense} />,
}

const decider: Column<Expense> = {
  id: 'decider',
  header: 'Approver',
  width: 108,
  cell: (expense) => (
    <Text tone="second" breaks>
      {deciderOf(expense) ?? NOTHING}
    </Text>
  ),
}

const amount = (currency: Currency): Column<Expense> => ({
  id: 'amount',
  header: 'Amount',
  align: 'end',
  width: 112,
  cell: (expense) => {
    const origin = originText(expense)
    return (
      <Stack>
        <Text weight="semi">{amountText(expense, currency)}</Text>
        {origin && (
          <Text size={12} tone="third">
            {origin}
          </Text>
        )}
      </Stack>
    )
  },
})

export const openColumns = (currency: Currency): Column<Expense>[] => [
  ...[day, claim, project, receipt, billedTo],
  amount(currency),
]

export const submittedColumns = (currency: Currency): Column<Expense>[] => [
  ...[day, claim, project, state, decider],
  amount(currency),
]
