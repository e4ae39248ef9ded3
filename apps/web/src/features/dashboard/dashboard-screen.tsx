import { useSuspenseQuery } from '@tanstack/react-query'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { meQuery } from '../accounts/accounts.queries'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { CompanyFactsCard } from './company-facts-card'
import classes from './dashboard-screen.module.css'
import { greeting, todayText } from './greeting'
import { NextStepsCard } from './next-steps-card'

export function DashboardScreen() {
  const { data: user } = useSuspenseQuery(meQuery)
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { timeZone } = workspace.company.details
  const { impersonator, displayName } = workspace.employment
  // Whoever is at the keyboard is at home as the person they act as.
  const name = impersonator ? displayName : user.details.firstName
  const now = new Date()
  return (
    <>
      <title>{`Dashboard · ${workspace.company.name} · Praxis`}</title>
      <PageHead over={todayText(now, timeZone)} title={`${greeting(now, timeZone)}, ${name}`} />
      <PageBody>
        <div className={classes.columns}>
          {!impersonator && <NextStepsCard user={user} companyName={workspace.company.name} />}
          <CompanyFactsCard company={workspace.company} />
        </div>
      </PageBody>
    </>
  )
}
