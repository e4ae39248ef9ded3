import { type Employee, employees } from '@praxis/contract/people/employees'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import type { ProfileInputs } from './profile/profile-form'

const everythingOfEmployees = { queryKey: ['employees'] }

/** Shows the employee that the server answered at once; lists, chart and history are fetched again. */
function keepEmployee(queryClient: QueryClient, employee: Employee): void {
  queryClient.setQueriesData<Employee>(
    {
      predicate: ({ queryKey: [topic, kind, id] }) =>
        topic === 'employees' && kind === 'one' && (id === employee.id || id === employee.nanoPath),
    },
    employee,
  )
  void queryClient.invalidateQueries(everythingOfEmployees)
}

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
      const keep = (call: SavedCall, employee: Employee) => {
        version = employee.version
        keepEmployee(queryClient, employee)
        onSaved(call, employee)
      }
      if (details)
        keep('details', await api.call(employees.updateEmployeeDetails, { params, body: { ...details, version } }))
      if (contract) keep('contract', await api.call(employees.updateEmployeeContract, { params, body: contract }))
      if (permission)
        keep(
          'permission',
          await api.call(employees.updateEmployeePermission, { params, body: { ...permission, version } }),
        )
    },
    onError: () => queryClient.invalidateQueries(everythingOfEmployees),
  })
}

export function useSetEmployeeProfileImage(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (image: File) => api.call(employees.setEmployeeProfileImage, { params: { id }, image }),
    onSuccess: (employee) => keepEmployee(queryClient, employee),
  })
}

export function useRemoveEmployeeProfileImage(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(employees.removeEmployeeProfileImage, { params: { id } }),
    onSuccess: (employee) => keepEmployee(queryClient, employee),
  })
}

/** Deactivates an employee; somebody who was only invited is gone afterwards. */
export function useDeactivateEmployee() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(employees.deactivateEmployee, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(everythingOfEmployees),
  })
}

export function useReactivateEmployee() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(employees.reactivateEmployee, { params: { id } }),
    onSuccess: (employee) => keepEmployee(queryClient, employee),
  })
}
