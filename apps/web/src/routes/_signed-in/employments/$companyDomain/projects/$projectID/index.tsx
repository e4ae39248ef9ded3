import type { Project } from '@praxis/contract/projects/projects'
import { createFileRoute } from '@tanstack/react-router'
import { ProjectExpensesCard } from '../../../../../../features/expenses/project-expenses-card'
import { readSpentSearch, type SpentSearch } from '../../../../../../features/expenses/spent/spent-search'
import { LateInvoiced } from '../../../../../../features/invoices/invoiced/late-invoiced'
import { LateMoneyCards } from '../../../../../../features/plans/dashboard/late-money-cards'
import { DashboardTab } from '../../../../../../features/projects/dashboard/dashboard-tab'
import { FiguresOfProject } from '../../../../../../features/time-reports/project/figures-of-project'
import { TeamWithTime } from '../../../../../../features/time-reports/project/team-with-time'
import { present } from '../../../../../../shell/address-values'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/')({
  validateSearch: readSpentSearch,
  component: () => (
    <DashboardTab
      projectID={Route.useParams().projectID}
      Figures={FiguresOfProject}
      Invoiced={LateInvoiced}
      Money={LateMoneyCards}
      Team={TeamWithTime}
      Expenses={Expenses}
    />
  ),
})

function Expenses({ project }: { project: Project }) {
  const { state, from, to } = Route.useSearch()
  return <ProjectExpensesCard project={project} shown={present<SpentSearch>({ state, from, to })} />
}
