import { type GivenPermission, permissionFrom } from '@praxis/domain/people/employee-permission'
import { mayGive } from '@praxis/domain/people/rights'
import { useQuery } from '@tanstack/react-query'
import { workspaceQuery } from '../../workspaces/workspaces.queries'

/** Whether the reader may give these rights to somebody who has the saved ones. */
export function useMayGive(saved: GivenPermission): (rights: GivenPermission) => boolean {
  const { data: workspace } = useQuery(workspaceQuery)
  const own = workspace?.employment.permission
  const before = permissionFrom(saved, false)
  return (rights) => own !== undefined && mayGive(own, before, permissionFrom(rights, false))
}
