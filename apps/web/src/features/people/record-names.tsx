import { useQuery } from '@tanstack/react-query'
import type { RecordNames } from '../../ui/forms/dynamic-details/dynamic-details-rows'
import { EmployeeLink } from './employee-link'
import { employeeQuery } from './people.queries'

/** A row holds the id alone; the name is looked up. */
function EmployeeName({ id }: { id: string }) {
  const { data, isError } = useQuery(employeeQuery(id))
  if (isError) return 'Somebody you may not see'
  return <EmployeeLink id={id}>{data?.displayName ?? '…'}</EmployeeLink>
}

export const recordNames: RecordNames = {
  employee: (id) => <EmployeeName id={id} />,
  client: (id) => id,
}
