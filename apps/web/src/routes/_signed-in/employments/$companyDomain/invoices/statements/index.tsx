import { createFileRoute } from '@tanstack/react-router'
import { StatementListScreen } from '../../../../../../features/invoices/received/statements/statement-list-screen'
import { statementList } from '../../../../../../features/invoices/received/statements/statement-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/invoices/statements/')({
  validateSearch: statementList.read,
  component: () => <StatementListScreen search={Route.useSearch()} />,
})
