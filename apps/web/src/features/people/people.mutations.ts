import { type Employee, employees } from '@praxis/contract/people/employees'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { fetchAgain } from '../../api/stale-answers'
import { useCall } from '../../api/use-call'
import { employeeQuery } from './people.queries'
import type { ProfileInputs } from './profile/profile-form'

/** A profile is opened by id or by its short address. */
const keep = ({ id, nanoPath }: Employee) => [employeeQuery(id), employeeQuery(nanoPath)]

export type SavedCall = keyof ProfileInputs

interface ProfileSave {
  readonly id: string
  /** The version of the employee that the changes were made on. */
  readonly version: number
  readonly inputs: ProfileInputs
  /** Called after each call, because what is saved stays saved when a later call is refused. */
  readonly onSaved: (call: SavedCall, employee: Employee) => void
}

/** Sends what changed, call by call; the contract before the permission, which may take away the right to change it. */
export function useUpdateEmployee() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version: first, inputs: { details, contract, permission }, onSaved }: ProfileSave) => {
      const params = { id }
      let version = first
      const keepPart = (call: SavedCall, employee: Employee) => {
        version = employee.version
        for (const { queryKey } of keep(employee)) queryClient.setQueryData(queryKey, employee)
        void fetchAgain(queryClient, ['employees'])
        onSaved(call, employee)
      }
      if (details)
        keepPart('details', await api.call(employees.updateEmployeeDetails, { params, body: { ...details, version } }))
      if (contract) keepPart('contract', await api.call(employees.updateEmployeeContract, { params, body: contract }))
      if (permission)
        keepPart(
          'permission',
          await api.call(employees.updateEmployeePermission, { params, body: { ...permission, version } }),
        )
    },
    onError: () => fetchAgain(queryClient, ['employees']),
  })
}

export const useSetEmployeeProfileImage = (id: string) =>
  useCall(employees.setEmployeeProfileImage, (image: File) => ({ params: { id }, image }), { keep })

export const useRemoveEmployeeProfileImage = (id: string) =>
  useCall(employees.removeEmployeeProfileImage, () => ({ params: { id } }), { keep })

interface ChangedEmployment {
  readonly id: string
  /** The last or the first day of the contract; today without it. */
  readonly day?: string | undefined
}

/** Deactivates an employee; somebody who was only invited is gone afterwards. */
export const useDeactivateEmployee = () =>
  useCall(employees.deactivateEmployee, ({ id, day }: ChangedEmployment) => ({
    params: { id },
    query: day ? { endDate: day } : {},
  }))

export const useReactivateEmployee = () =>
  useCall(
    employees.reactivateEmployee,
    ({ id, day }: ChangedEmployment) => ({ params: { id }, query: day ? { startDate: day } : {} }),
    { keep },
  )
