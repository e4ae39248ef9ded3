import { Switch } from '@mantine/core'
import { plans } from '@praxis/contract/plans/plans'
import type { Day } from '@praxis/domain/calendar/day'
import { api } from '../../../api/api'
import { DateField } from '../../../ui/dates/date-field'
import { DownloadButton } from '../../../ui/files/download-button'
import { saveFile } from '../../../ui/files/save-file'
import { Row, Text } from '../../../ui/layout/box'
import type { PlanTarget } from '../plan-target'
import classes from '../plans.module.css'
import { withDates, withOpenEnd } from './plan-edits'
import type { BudgetPlanDraft } from './use-budget-plan-draft'

/** The dates of a plan. */
export function PlanDatesFields({ plan, canEdit }: { plan: BudgetPlanDraft; canEdit: boolean }) {
  const { draft, values, ground, apply } = plan
  const { startDate, endDate, isOpenEnded } = values.dates
  return (
    <Row gap={2} wrap>
      <Text tone="second" letters={13}>
        Plan
      </Text>
      <div className={classes.day}>
        <DateField
          label="Plan start"
          hideLabel
          compact
          disabled={!canEdit}
          {...draft.told('startDate')}
          value={startDate}
          onChange={(day) => apply(withDates(values, { startDate: day ?? '' }))}
        />
      </div>
      <Text tone="third" aria-hidden>
        –
      </Text>
      <div className={classes.day}>
        <DateField
          label="Plan end"
          hideLabel
          compact
          disabled={!canEdit || isOpenEnded}
          placeholder={isOpenEnded ? 'No end date' : ''}
          {...draft.told('endDate')}
          value={endDate}
          onChange={(day) => apply(withDates(values, { endDate: day }))}
        />
      </div>
      <Switch
        label="Open-ended"
        checked={isOpenEnded}
        disabled={!canEdit}
        onChange={({ currentTarget }) => apply(withOpenEnd(values, currentTarget.checked, ground.safeEndDate))}
      />
    </Row>
  )
}

/** The plan as a file for spreadsheets, now or as of a past day. */
export function PlanDownload({ target, asOf }: { target: PlanTarget; asOf?: Day | undefined }) {
  const endpoint = target.kind === 'project' ? plans.exportProjectBudgetPlan : plans.exportOpportunityBudgetPlan
  const download = async () =>
    saveFile(
      await api.download(endpoint, { params: { id: target.id }, query: asOf ? { asOf } : {} }),
      'budget-plan.csv',
    )
  return <DownloadButton label="Download the budget plan as CSV" download={download} />
}
