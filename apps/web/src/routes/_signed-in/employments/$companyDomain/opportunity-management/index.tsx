import { createFileRoute } from '@tanstack/react-router'
import { managedOpportunityList } from '../../../../../features/opportunities/list/opportunity-list-search'
import { OpportunityManagementScreen } from '../../../../../features/opportunities/management/opportunity-management-screen'
import { TemplateField } from '../../../../../features/tasks/templates/template-field'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/opportunity-management/')({
  validateSearch: managedOpportunityList.read,
  component: () => <OpportunityManagementScreen search={Route.useSearch()} TemplateField={TemplateField} />,
})
