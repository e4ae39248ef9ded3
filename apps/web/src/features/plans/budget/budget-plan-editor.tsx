import type { BudgetPlan } from '@praxis/contract/plans/budget-plan'
import { currencySymbol } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { SeriesLegend } from '../../../ui/charts/series-legend'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { AsOfField } from '../as-of-field'
import { Notice } from '../notice'
import type { PlanTarget } from '../plan-target'
import { forecastQuery } from '../plans.queries'
import { CopyBudgetPlan } from './copy-budget-plan'
import { ForecastAtTheEnd } from './forecast-at-the-end'
import { changeNote, planLabels, planText } from './plan-change-words'
import { PlanChart, planLegend } from './plan-chart'
import { PlanGrid } from './plan-grid'
import classes from './plan-grid.module.css'
import { PlanNotices } from './plan-notices'
import { sumOfPlan } from './plan-sums'
import { PlanDatesFields, PlanDownload } from './plan-toolbar'
import { useBudgetPlanDraft } from './use-budget-plan-draft'

interface BudgetPlanEditorProps {
  readonly target: PlanTarget
  readonly plan: BudgetPlan
  readonly lockedReason: string | undefined
}

export function BudgetPlanEditor({ target, plan: kept, lockedReason }: BudgetPlanEditorProps) {
  const [unit, setUnit] = useState<'money' | 'share'>('money')
  const plan = useBudgetPlanDraft(target, kept)
  const isProject = target.kind === 'project'
  const { data: forecast } = useQuery({ ...forecastQuery(target.id), enabled: isProject })
  const today = useToday(useReadersTimeZone())
  const { currency, can } = kept
  const { draft, values, saved } = plan
  return (
    <Stack gap={3} shrinks ref={draft.element}>
      <UnsavedDraft
        draft={draft}
        note={changeNote(saved, values)}
        labels={planLabels}
        textOf={planText(currency)}
        record={{ entity: target.kind, id: target.id }}
      />
      {!can.edit && lockedReason && <Notice tone="warning">{lockedReason}</Notice>}
      {kept.savedAt === null && can.edit && !draft.isDirty && (
        <Notice tone="info">
          This plan isn’t saved yet: it starts with the budgets spread over its months. Once saved, its totals are the
          budgets.
        </Notice>
      )}
      <Row gap={3} justify="between" wrap>
        <PlanDatesFields plan={plan} canEdit={can.edit} />
        <Row gap={3} wrap>
          <SeriesLegend entries={planLegend(forecast !== undefined)} />
          <AsOfField asOf={undefined} keptSince={kept.keptSince} />
          <DisplaySwitch
            label="Months as"
            choices={[
              { value: 'money', label: currencySymbol(currency) },
              { value: 'share', label: '% of total' },
            ]}
            value={unit}
            onChange={setUnit}
          />
          {can.edit && <CopyBudgetPlan target={target} plan={plan} currency={currency} />}
          <PlanDownload target={target} />
        </Row>
      </Row>
      <PlanNotices plan={plan} currency={currency} canEdit={can.edit} />
      <PlanGrid
        target={target}
        plan={plan}
        currency={currency}
        canEdit={can.edit}
        showsShares={unit === 'share'}
        thisMonth={today.slice(0, 7)}
        forecast={forecast}
      >
        <div className={classes.ends}>
          {forecast ? (
            <ForecastAtTheEnd
              projectID={target.id}
              forecast={forecast}
              plan={sumOfPlan(values)}
              saved={sumOfPlan(saved)}
            />
          ) : (
            <Text tone="second" size={13}>
              Planned revenue by month
            </Text>
          )}
        </div>
        <div className={classes.chart}>
          <PlanChart values={values} currency={currency} forecast={forecast} />
        </div>
      </PlanGrid>
    </Stack>
  )
}
