import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { csvAnswer } from '../../platform/csv/csv-answer'
import type { FileStore } from '../../platform/files/file-store'
import type { BinaryAnswer } from '../../platform/http/implement'

/** Amounts are written as people type them; what the actor may not see is empty. */
const amountText = (minorUnits: number | undefined): string =>
  minorUnits === undefined ? '' : (minorUnits / 100).toFixed(2)
const percentText = (fraction: number | undefined): string =>
  fraction === undefined ? '' : (fraction * 100).toFixed(1)
const dayText = (day: string | null | undefined): string => (day ? formatDay(day) : '')

export const opportunityCsv = (
  files: FileStore,
  opportunities: AsyncIterable<OpportunityListItem[]>,
  timeZone: string,
): Promise<BinaryAnswer> =>
  csvAnswer(files, 'opportunities', opportunities, [
    ['Opportunity', (item) => item.name],
    ['Client', (item) => item.client.name],
    ['Lead', (item) => item.lead?.displayName ?? ''],
    ['Stage', (item) => item.pipelineStage?.name ?? ''],
    ['Probability %', (item) => percentText(item.pipelineStage?.probability)],
    ['In stage since', (item) => dayText(item.pipelineStage?.enteredOn)],
    ['Expected close', (item) => dayText(item.expectedCloseDate)],
    ['Currency', (item) => item.currency],
    ['Revenue', (item) => amountText(item.analytics.budgetPlanTotalRevenue)],
    ['Profit', (item) => amountText(item.analytics.budgetPlanTotalMarginValue)],
    ['Margin %', (item) => percentText(item.analytics.budgetPlanTotalMargin)],
    ['Weighted revenue', (item) => amountText(item.weightedRevenueValue)],
    ['Strategic', (item) => (item.isStrategic ? 'yes' : 'no')],
    ['Project', (item) => (item.isConverted ? 'yes' : 'no')],
    ['Last updated', (item) => formatDay(dayInTimeZone(new Date(item.updatedAt), timeZone))],
  ])
