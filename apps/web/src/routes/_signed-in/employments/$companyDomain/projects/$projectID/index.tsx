import { createFileRoute } from '@tanstack/react-router'
import { ProjectExpensesCard } from '../../../../../../features/expenses/project-expenses-card'
import { LateMoneyCards } from '../../../../../../features/plans/dashboard/late-money-cards'
import { DashboardTab } from '../../../../../../features/projects/dashboard/dashboard-tab'
import { FiguresOfProject } from '../../../../../../features/time-reports/project/figures-of-project'
import { TeamWithTime } from '../../../../../../features/time-reports/project/team-with-time'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/')({
  component: () => (
    <DashboardTab
      projectID={Route.useParams().projectID}
      Figures={FiguresOfProject}
      Money={LateMoneyCards}
      Team={TeamWithTime}
      Expenses={ProjectExpensesCard}
    />
  ),
})
