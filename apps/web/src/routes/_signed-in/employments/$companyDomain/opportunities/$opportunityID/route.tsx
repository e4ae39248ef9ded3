import { createFileRoute, Outlet } from '@tanstack/react-router'
import { OpportunityScreen } from '../../../../../../features/opportunities/page/opportunity-screen'
import { readOpportunityPageSearch } from '../../../../../../features/opportunities/page/opportunity-search'
import { TemplateField } from '../../../../../../features/tasks/templates/template-field'
import { LogOpportunityTime } from '../../../../../../features/timers/log-opportunity-time'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/opportunities/$opportunityID')({
  validateSearch: readOpportunityPageSearch,
  component: () => (
    <OpportunityScreen
      opportunityID={Route.useParams().opportunityID}
      search={Route.useSearch()}
      TemplateField={TemplateField}
      trackTime={<LogOpportunityTime opportunityID={Route.useParams().opportunityID} />}
    >
      <Outlet />
    </OpportunityScreen>
  ),
})
