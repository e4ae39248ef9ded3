import { useQuery } from '@tanstack/react-query'
import type { RecordNames } from '../../ui/forms/dynamic-details/dynamic-details-rows'
import { EmployeeLink } from './employee-link'
import { employeeQuery } from './people.queries'

/** Somebody's name, looked up: a custom field holds the id alone. */
function EmployeeName({ id }: { id: string }) {
  const { data, isError } = useQuery(employeeQuery(id))
  if (isError) return 'Someone you don’t have access to'
  return <EmployeeLink id={id}>{data?.displayName ?? '…'}</EmployeeLink>
}

export const recordNames: RecordNames = {
  employee: (id) => <EmployeeName id={id} />,
  client: (id) => id,
}
