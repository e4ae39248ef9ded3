import { createFileRoute } from '@tanstack/react-router'
import { StatementScreen } from '../../../../../../features/invoices/received/statements/statement-screen'
import { statementLineList } from '../../../../../../features/invoices/received/statements/statement-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/invoices/statements/$statementID')({
  validateSearch: statementLineList.read,
  component: () => <StatementScreen statementID={Route.useParams().statementID} search={Route.useSearch()} />,
})
