import { createFileRoute } from '@tanstack/react-router'
import { schedulerList } from '../../../../../features/invoices/schedulers/scheduler-list-search'
import { SchedulersScreen } from '../../../../../features/invoices/schedulers/schedulers-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/invoices/schedulers')({
  validateSearch: schedulerList.read,
  component: () => <SchedulersScreen search={Route.useSearch()} />,
})
