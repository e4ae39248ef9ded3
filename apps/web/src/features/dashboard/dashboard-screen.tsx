import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'
import { late } from '../../ui/late/late'
import { Grid } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { Arriving } from '../../ui/layout/card-stack'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { RequestLeaveButton } from '../absences/request-leave-button'
import { meQuery } from '../accounts/accounts.queries'
import { typesInUse } from '../approvals/types-in-use'
import { useReadersTimeZone } from '../reader/readers-time'
import { DeniedCard } from '../requests/denied-card'
import type { RequestTypeViews } from '../requests/request-type-view'
import { useTimers } from '../timers/timers-context'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { AbsencesCard } from './absences-card'
import { ApprovalsCard } from './approvals-card'
import { AssignmentsCard } from './assignments-card'
import { AwayCard } from './away-card'
import classes from './dashboard-screen.module.css'
import { ExpensesCard } from './expenses-card'
import { greeting, todayText } from './greeting'
import { TasksDueSkeleton } from './tasks-due-skeleton'
import { TimerCard } from './timer-card'
import { WeekCard } from './week-card'

/** The card brings the code of task boards along, so the page does not wait for it. */
const TasksDueCard = late(() => import('./tasks-due-card').then((module) => ({ default: module.TasksDueCard })))

/** Only whoever has just begun has steps left. */
const NextStepsCard = late(() => import('./next-steps-card').then((module) => ({ default: module.NextStepsCard })))

/** What the reader is booked on comes with the code of planning. */
const NextTwoWeeksCard = late(() =>
  import('../planning/next-two-weeks-card').then((module) => ({ default: module.NextTwoWeeksCard })),
)

/** Cards of assets bring the dialogs of bookings along. */
const MyAssetsCard = late(() => import('../assets/my-assets-card').then((module) => ({ default: module.MyAssetsCard })))
const AssetRequestsCard = late(() =>
  import('../assets/asset-desk-cards').then((module) => ({ default: module.AssetRequestsCard })),
)
const AssetHistoryCard = late(() =>
  import('../assets/asset-desk-cards').then((module) => ({ default: module.AssetHistoryCard })),
)

/** The reader's day at a glance; a card of a feature that is off is absent. */
export function DashboardScreen({ requestTypes }: { requestTypes: RequestTypeViews }) {
  const { data: user } = useSuspenseQuery(meQuery)
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { company, capabilities } = useWorkspaceViewer()
  const timeZone = useReadersTimeZone()
  const { open } = useTimers()
  const { impersonator, displayName } = workspace.employment
  // While impersonating, the reader is greeted by the name of the person they act as.
  const name = impersonator ? displayName : user.details.firstName
  const hasTime = company.features.has('timeSheet')
  const asked = typesInUse(requestTypes, company.features)
  const now = new Date()
  return (
    <>
      <title>{`Dashboard · ${workspace.company.name} · Praxis`}</title>
      <PageHead
        over={todayText(now, timeZone)}
        title={`${greeting(now, timeZone)}, ${name}`}
        actions={
          <>
            <RequestLeaveButton />
            {hasTime && (
              <Button leftSection={<IconPlus {...icon} />} onClick={() => open({ kind: 'log' })}>
                Log time
              </Button>
            )}
          </>
        }
      />
      <PageBody>
        <Grid align="start" gap={4} className={classes.columns}>
          <div className={classes.column}>
            {asked.length > 0 && <Place name="denied" card={<DeniedCard views={requestTypes} per={3} />} />}
            {hasTime && <Place name="week" card={<WeekCard />} />}
            {company.features.has('project') && (
              <>
                <Place name="assignments" card={<AssignmentsCard />} />
                <Place
                  name="planning"
                  card={
                    <Suspense fallback={<Arriving />}>
                      <NextTwoWeeksCard />
                    </Suspense>
                  }
                />
              </>
            )}
            {!impersonator && (
              <Place
                name="steps"
                card={
                  <Suspense>
                    <NextStepsCard />
                  </Suspense>
                }
              />
            )}
          </div>
          <div className={classes.column}>
            {hasTime && <Place name="timer" card={<TimerCard />} />}
            {asked.length > 0 && capabilities.has('isApprover') && (
              <Place name="approvals" card={<ApprovalsCard types={asked} />} />
            )}
            {company.features.has('absence') && (
              <>
                <Place name="absences" card={<AbsencesCard />} />
                <Place name="away" card={<AwayCard />} />
              </>
            )}
            {company.features.has('expense') && <Place name="expenses" card={<ExpensesCard />} />}
            {company.features.has('asset') && (
              <Place
                name="assets"
                card={
                  <Suspense fallback={<Arriving />}>
                    <MyAssetsCard />
                  </Suspense>
                }
              />
            )}
            {company.features.has('asset') && capabilities.has('canManageAssets') && (
              <>
                <Place
                  name="assetRequests"
                  card={
                    <Suspense fallback={<Arriving />}>
                      <AssetRequestsCard />
                    </Suspense>
                  }
                />
                <Place
                  name="assetHistory"
                  card={
                    <Suspense fallback={<Arriving />}>
                      <AssetHistoryCard />
                    </Suspense>
                  }
                />
              </>
            )}
            <Place
              name="tasks"
              card={
                <Suspense fallback={<TasksOnTheirWay />}>
                  <TasksDueCard />
                </Suspense>
              }
            />
          </div>
        </Grid>
      </PageBody>
    </>
  )
}

function TasksOnTheirWay() {
  return (
    <Card title="My tasks due" flush>
      <TasksDueSkeleton />
    </Card>
  )
}

interface PlaceProps {
  /** The name of a card's place; in one column cards stand in an order of their own, what changes most often first. */
  readonly name:
    | ('denied' | 'week' | 'assignments' | 'planning' | 'steps' | 'timer')
    | ('approvals' | 'absences' | 'away' | 'expenses' | 'assets' | 'assetRequests' | 'assetHistory' | 'tasks')
  readonly card: ReactNode
}

function Place({ name, card }: PlaceProps) {
  return (
    <div className={classes.place} data-place={name}>
      {card}
    </div>
  )
}
