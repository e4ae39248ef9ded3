import { Checkbox } from '@mantine/core'
import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney } from '@praxis/domain/money/money'
import { formatPercent } from '@praxis/domain/money/percent'
import { IconArrowForwardUp, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MoneyField } from '../../../ui/forms/money-field'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { CardNote } from '../../../ui/layout/card-row'
import { Face } from '../../../ui/people/face'
import { InvoiceLink } from '../invoice-link'
import { entriesText, VAT_CATEGORIES } from '../invoice-words'
import { periodText } from '../page/item-texts'
import { ChoiceCard } from './choice-card'
import { NotOfferedRows } from './not-offered'
import classes from './open-work.module.css'
import {
  agreementProblem,
  amountOf,
  type Chosen,
  chosenOf,
  isOpen,
  sumsOfChoice,
  type WorkChoice,
  withAgreement,
  withRows,
} from './work-choice'

interface OpenWorkProps {
  readonly work: UninvoicedWork
  readonly choice: WorkChoice
  readonly onChoice: (choice: WorkChoice) => void
  /** How time is grouped, where that can be chosen. */
  readonly grouping?: ReactNode
  /** Beside the agreements: items of its own. */
  readonly children?: ReactNode
}

const HOURS = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** All that could go on an invoice, and what could not: each kind and each row can be left out. */
export function OpenWork({ work, choice, onChoice, grouping, children }: OpenWorkProps) {
  const { currency, time, expenses, agreements, waitingItems, notOffered, projects } = work
  const money = (amount: number) => formatMoney(amount, currency)
  const sums = sumsOfChoice(work, choice)
  const projectName = (id: string) => (projects.length > 1 ? projects.find((each) => each.id === id)?.name : undefined)
  const rows = (ids: readonly string[]) => ({
    chosen: ids.length === 0 ? ('none' as const) : chosenOf(ids, choice),
    onChoose: ids.length === 0 ? undefined : (isOn: boolean) => onChoice(withRows(choice, ids, isOn)),
  })
  const tick = (name: string, ids: readonly string[]) => {
    const chosen = chosenOf(ids, choice)
    return (
      <Checkbox
        aria-label={`Invoice ${name}`}
        checked={chosen === 'all'}
        indeterminate={chosen === 'some'}
        onChange={() => onChoice(withRows(choice, ids, chosen !== 'all'))}
      />
    )
  }
  const has = (kind: 'time' | 'expenses') => notOffered.some((each) => each.kind === kind)
  const openAgreements = agreements.filter(isOpen)
  return (
    <Stack gap={3} shrinks>
      <ChoiceCard
        title="Time"
        note={`${formatDuration(sums.seconds)} approved, chargeable, on no invoice`}
        amount={money(sums.time)}
        {...rows(time.flatMap(({ timeSheetSubmissions }) => timeSheetSubmissions))}
        actions={time.length > 0 && grouping}
      >
        {time.length === 0 && !has('time') && <Nothing>No approved time in this period.</Nothing>}
        {time.map((line) => {
          const isOff = chosenOf(line.timeSheetSubmissions, choice) === 'none'
          return (
            <li key={line.timeSheetSubmissions[0]} className={classes.row} data-off={isOff || undefined}>
              {tick(line.name, line.timeSheetSubmissions)}
              {line.employee ? <Face person={line.employee} size="xs" decorative /> : <IconClock {...icon} />}
              <Text shrinks breaks>
                <Text weight="medium">{line.employee?.displayName ?? line.name}</Text>{' '}
                <Text tone="second">
                  {[line.employee && line.roleName, projectName(line.projectID)].filter(Boolean).join(' · ')}
                </Text>
              </Text>
              <Text tone="second" figures shrinks>
                {periodText(line.from, line.to)} · {entriesText(line.timeSheetSubmissions.length)}
              </Text>
              <Text figures oneLine className={classes.quantity}>
                {HOURS.format(line.quantity)}h
              </Text>
              <Text tone="second" figures oneLine className={classes.quantity}>
                {money(line.unitAmount)}
              </Text>
              <Amount isOff={isOff}>{money(line.net)}</Amount>
            </li>
          )
        })}
        <NotOfferedRows work={work} kind="time" />
      </ChoiceCard>
      {(expenses.length > 0 || has('expenses')) && (
        <ChoiceCard
          title="Expenses"
          note="approved, billed to the client"
          amount={money(sums.expenses)}
          {...rows(expenses.map(({ id }) => id))}
        >
          {expenses.map((expense) => {
            const isOff = chosenOf([expense.id], choice) === 'none'
            return (
              <li key={expense.id} className={classes.row} data-off={isOff || undefined}>
                {tick(expense.name, [expense.id])}
                <Face person={expense.employee} size="xs" decorative />
                <Text weight="medium" shrinks breaks>
                  {expense.name}
                </Text>
                <Text tone="second" shrinks breaks>
                  {[expense.employee.displayName, expense.typeName, projectName(expense.projectID)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                <Text tone="second" figures oneLine className={classes.quantity}>
                  {formatDay(expense.incurredDate)}
                </Text>
                <Text tone="second" figures oneLine className={classes.quantity}>
                  VAT{' '}
                  {expense.vatCategory === 'standard' || expense.vatCategory === 'zero'
                    ? formatPercent(expense.vatRate)
                    : VAT_CATEGORIES[expense.vatCategory].toLowerCase()}
                </Text>
                <Amount isOff={isOff}>{money(expense.net)}</Amount>
              </li>
            )
          })}
          <NotOfferedRows work={work} kind="expenses" />
        </ChoiceCard>
      )}
      {waitingItems.length > 0 && (
        <ChoiceCard
          title="Left by earlier invoices"
          amount={money(sums.waitingItems)}
          {...rows(waitingItems.map(({ id }) => id))}
        >
          {waitingItems.map((item) => {
            const isOff = chosenOf([item.id], choice) === 'none'
            return (
              <li key={item.id} className={classes.row} data-off={isOff || undefined}>
                {tick(item.name, [item.id])}
                <IconArrowForwardUp {...icon} />
                <Text weight="medium" shrinks breaks>
                  {item.name}
                </Text>
                <Text tone="second" shrinks>
                  from <InvoiceLink id={item.invoice.id}>{item.invoice.number}</InvoiceLink>
                </Text>
                <Text figures oneLine className={classes.quantity}>
                  {HOURS.format(item.quantity)}
                </Text>
                <Text tone="second" figures oneLine className={classes.quantity}>
                  {money(item.unitAmount)}
                </Text>
                <Amount isOff={isOff}>{money(item.net)}</Amount>
              </li>
            )
          })}
        </ChoiceCard>
      )}
      {(agreements.length > 0 || children) && (
        <div className={classes.two}>
          {agreements.length > 0 && (
            <ChoiceCard
              title="Agreements"
              amount={money(sums.agreements)}
              chosen={chosenAmong(openAgreements, choice)}
              onChoose={
                openAgreements.length === 0
                  ? undefined
                  : (isOn) =>
                      onChoice(
                        openAgreements.reduce(
                          (next, item) => withAgreement(next, item.id, isOn ? item.left : null),
                          choice,
                        ),
                      )
              }
            >
              {agreements.map((item) => {
                const amount = amountOf(item, choice)
                const isClosed = !isOpen(item)
                return (
                  <li key={item.id} className={classes.item}>
                    <Checkbox
                      aria-label={`Invoice ${item.name}`}
                      checked={amount !== null && !isClosed}
                      disabled={isClosed}
                      onChange={({ currentTarget }) =>
                        onChoice(withAgreement(choice, item.id, currentTarget.checked ? item.left : null))
                      }
                    />
                    <Stack as="span" shrinks>
                      <Text weight="medium" breaks>
                        {item.name}
                      </Text>
                      <Text tone="third" size={12} figures>
                        {projectName(item.projectID) && `${projectName(item.projectID)} · `}
                        due {formatDay(item.dueDate)}
                        {item.due === 0 && !isClosed && ', ahead of its time'}
                        {item.invoiced > 0 && `, ${money(item.invoiced)} invoiced`}
                      </Text>
                    </Stack>
                    {isClosed ? (
                      <Text tone="third" size={12}>
                        {item.draftID ? <InvoiceLink id={item.draftID}>On a draft</InvoiceLink> : 'Invoiced'}
                      </Text>
                    ) : amount === null ? (
                      <Text tone="second" figures oneLine>
                        {money(item.left)}
                      </Text>
                    ) : (
                      <Row gap={2} figures>
                        <span className={classes.part}>
                          <MoneyField
                            label={`Amount of ${item.name}`}
                            hideLabel
                            compact
                            currency={currency}
                            value={amount}
                            error={agreementProblem(item, amount)}
                            // An emptied field is no amount yet; what stays open is not ticked.
                            onChange={(next) => onChoice(withAgreement(choice, item.id, next ?? Number.NaN))}
                          />
                        </span>
                        <Text tone="third" oneLine>
                          of {money(item.left)}
                        </Text>
                      </Row>
                    )}
                  </li>
                )
              })}
            </ChoiceCard>
          )}
          {children}
        </div>
      )}
    </Stack>
  )
}

const chosenAmong = (items: UninvoicedWork['agreements'], choice: WorkChoice): Chosen => {
  const chosen = items.filter((item) => amountOf(item, choice) !== null).length
  if (chosen === 0) return 'none'
  return chosen === items.length ? 'all' : 'some'
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <li>
    <CardNote>{children}</CardNote>
  </li>
)

const Amount = ({ isOff, children }: { isOff: boolean; children: ReactNode }) => (
  <Text weight={isOff ? 'normal' : 'semi'} tone={isOff ? 'third' : 'first'} figures oneLine className={classes.amount}>
    {children}
  </Text>
)
