import { shares, usePortal } from '../frame/portal-context'
import { PlanCard } from '../plan/plan-card'
import { BudgetCard, TimeByWeekCard, TimeCard } from './figure-cards'
import { DocumentsCard, InvoicesCard, JournalCard, PeopleCard } from './list-cards'
import classes from './overview.module.css'
import { OverviewFigures } from './overview-figures'
import { TasksCard } from './tasks-card'
import { WaitingCard } from './waiting-card'

/** What a client sees first: what waits for them, then how the project is going. */
export function OverviewPage() {
  const portal = usePortal()
  const showsTime = shares(portal, 'showLoggedTime')
  return (
    <>
      <OverviewFigures />
      <div className={classes.columns}>
        <div className={classes.column}>
          {shares(portal, 'signOffs') && <WaitingCard />}
          <TasksCard />
          <PlanCard />
          <JournalCard />
        </div>
        <div className={classes.column}>
          {portal.preset === 'cumulativeRevenueByWeek' && <BudgetCard />}
          {portal.preset === 'cumulativeTimeConsumedByWeek' && showsTime && <TimeByWeekCard />}
          {showsTime && <TimeCard />}
          {shares(portal, 'documents') && <DocumentsCard />}
          {shares(portal, 'invoices') && <InvoicesCard />}
          <PeopleCard />
        </div>
      </div>
    </>
  )
}
