import { Button } from '@mantine/core'
import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import type { ReRatedState, ReRatingPreview } from '@praxis/contract/time/re-rating'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { REQUEST_STATE_LABEL } from '../../../ui/chips/status-badge'
import { DateRangeField } from '../../../ui/dates/date-range-field'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { CheckboxField } from '../../../ui/forms/checkbox-field'
import { FormRefusal } from '../../../ui/forms/form'
import { Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { reRatingPreviewQuery, useReRateSubmissions } from '../re-rating.queries'
import classes from './re-rate-dialog.module.css'

interface ReRateDialogProps {
  readonly projectID: string
  /** The role whose time gets its rates; without one, all roles of the project. */
  readonly ofRole: ProjectRole | undefined
  readonly onClose: () => void
}

// The states in the order that time goes through them; the type alone holds them to the contract.
const STATES = ['unsubmitted', 'waitingForApproval', 'approved'] as const satisfies readonly ReRatedState[]

const entriesText = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'entry' : 'entries'}`

/** Gives logged time the present rates of its roles, after showing what that changes. */
export function ReRateDialog({ projectID, ofRole, onClose }: ReRateDialogProps) {
  const [period, setPeriod] = useState<DateRange | null>(null)
  const [states, setStates] = useState<ReadonlySet<ReRatedState>>(new Set(STATES))
  const asked = {
    ...(ofRole && { roleID: ofRole.id }),
    ...(period && { from: period.from, to: period.to }),
    states: STATES.filter((state) => states.has(state)),
  }
  const preview = useQuery({ ...reRatingPreviewQuery(projectID, asked), enabled: states.size > 0 })
  const { mutateAsync: reRate, isPending, error } = useReRateSubmissions(projectID)
  const shown = states.size > 0 && !preview.isPlaceholderData ? preview.data : undefined
  const count = shown?.total.count ?? 0
  const statesLabel = useId()

  const toggle = (state: ReRatedState, isChosen: boolean) => {
    const next = new Set(states)
    if (isChosen) next.add(state)
    else next.delete(state)
    setStates(next)
  }
  const apply = async () => {
    if (!shown) return
    try {
      await reRate({ ...asked, version: shown.version })
    } catch {
      // The dialog says that something has changed meanwhile; the preview shows it as it is now.
      return void preview.refetch()
    }
    showSuccess(`${entriesText(count)} re-rated`)
    onClose()
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={ofRole ? `Re-rate time logged as ${ofRole.name}` : 'Re-rate logged time'}
      width={640}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={count === 0} loading={isPending} onClick={() => void apply()}>
            {count === 0 ? 'Re-rate' : `Re-rate ${entriesText(count)}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && <FormRefusal>{error.message}</FormRefusal>}
        <Text as="p" tone="second" size={13}>
          Logged time keeps the rates its role had at the time. This gives it the current rates instead. Denied time is
          left as it is.
        </Text>
        <DateRangeField name="period" label="Period" value={period} onChange={setPeriod} placeholder="All time" />
        <fieldset className={classes.states} aria-labelledby={statesLabel}>
          <Text id={statesLabel} size={13} weight="medium" style={{ flexBasis: '100%' }}>
            Time that is
          </Text>
          {STATES.map((state) => (
            <CheckboxField
              key={state}
              name={state}
              label={REQUEST_STATE_LABEL[state]}
              value={states.has(state)}
              onChange={(isChosen) => toggle(state, isChosen)}
            />
          ))}
        </fieldset>
        {preview.error && !shown && <ErrorState text={preview.error.message} onRetry={() => void preview.refetch()} />}
        {states.size === 0 && (
          <Text as="p" tone="second" size={13}>
            Choose at least one state.
          </Text>
        )}
        {states.size > 0 && !preview.error && !shown && <Skeleton />}
        {shown && <Preview preview={shown} />}
      </Stack>
    </Dialog>
  )
}

const lockedText = (count: number): string =>
  `${entriesText(count)} on invoices or in a closed period ${count === 1 ? 'keeps its' : 'keep their'} rates.`

function Preview({ preview: { byRole, total, currency, lockedCount } }: { preview: ReRatingPreview }) {
  const locked = lockedCount > 0 && (
    <Text as="p" tone="second" size={13}>
      {lockedText(lockedCount)}
    </Text>
  )
  if (total.count === 0)
    return (
      locked || (
        <Text as="p" tone="second" size={13}>
          All of this time already has the current rates.
        </Text>
      )
    )
  const money = moneyOfColumn(
    [...byRole, total].flatMap(({ revenue, cost }) => [revenue.before, revenue.after, cost.before, cost.after]),
    currency,
  )
  const cells = ({ count, revenue, cost }: ReRatingPreview['total']) => (
    <>
      <td>{count.toLocaleString('en-GB')}</td>
      <td>
        <s>{money(revenue.before)}</s> {money(revenue.after)}
      </td>
      <td>
        <s>{money(cost.before)}</s> {money(cost.after)}
      </td>
    </>
  )
  return (
    <>
      {locked}
      <div className={classes.scrolls}>
        <table className={classes.preview} aria-label="What re-rating changes">
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">Entries</th>
              <th scope="col">Revenue</th>
              <th scope="col">Cost</th>
            </tr>
          </thead>
          <tbody>
            {byRole.map((part) => (
              <tr key={part.roleID}>
                <th scope="row">{part.roleName}</th>
                {cells(part)}
              </tr>
            ))}
          </tbody>
          {byRole.length > 1 && (
            <tfoot className={classes.total}>
              <tr>
                <th scope="row">Total</th>
                {cells(total)}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </>
  )
}
