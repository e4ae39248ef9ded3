import { createFileRoute } from '@tanstack/react-router'
import { readProjectInvoicesSearch } from '../../../../../../features/invoices/project/project-invoices-search'
import { ProjectInvoicesTab } from '../../../../../../features/invoices/project/project-invoices-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/invoice')({
  validateSearch: readProjectInvoicesSearch,
  // The page's own search parameters are not the list's.
  component: () => (
    <ProjectInvoicesTab
      projectID={Route.useParams().projectID}
      search={readProjectInvoicesSearch({ ...Route.useSearch() })}
    />
  ),
})
