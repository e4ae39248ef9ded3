import type { Employee } from '@praxis/contract/people/employees'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { withStartDate } from '../employment-contract/contract-draft'
import { employeeQuery } from '../people.queries'
import { sampleEmployee } from '../testing/sample-employee'
import { useProfileEditing } from './use-profile-editing'

afterEach(() => vi.unstubAllGlobals())

const priya = sampleEmployee()
const path = `/employees/${priya.id}`

function renderEditing() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(employeeQuery(priya.id).queryKey, priya)
  return renderHook(
    () => useProfileEditing(useQuery(employeeQuery(priya.id)).data ?? priya, sampleWorkspace('calder-rowe')),
    { wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> },
  )
}

it('keeps what is typed into the contract while it is being saved', async () => {
  let answer: (employee: Employee) => void = () => undefined
  const answered = new Promise<Employee>((resolve) => (answer = resolve))
  let saved = priya
  serve({
    [`PUT ${path}/contract`]: () => answered,
    [`GET ${path}`]: () => saved,
  })
  const { result } = renderEditing()
  const type = (startDate: string) =>
    act(() => {
      const { values, setValue } = result.current
      if (values.contract) setValue('contract', withStartDate(values.contract, startDate))
    })

  type('2022-03-01')
  act(() => void result.current.save())
  await waitFor(() => expect(result.current.isSaving).toBe(true))
  type('2022-04-01')
  if (priya.contract) saved = sampleEmployee({ contract: { ...priya.contract, startDate: '2022-03-01', version: 2 } })
  answer(saved)
  await waitFor(() => expect(result.current.isSaving).toBe(false))

  expect(result.current.values.contract).toMatchObject({ startDate: '2022-04-01', version: 2 })
  expect(result.current.changed.has('contract')).toBe(true)
  expect(result.current.isContractOutdated).toBe(false)
})

/** A server that keeps the person as the real one does: a change made on another version is refused. */
function keepOnServer() {
  const server = { employee: priya, sent: [] as unknown[] }
  const save = (details: Partial<Employee['details']>): Employee => {
    const { employee } = server
    server.employee = { ...employee, version: employee.version + 1, details: { ...employee.details, ...details } }
    return server.employee
  }
  serve({
    [`GET ${path}`]: () => server.employee,
    [`PUT ${path}/details`]: ({ body }) => {
      const { version, details } = JSON.parse(body)
      if (version !== server.employee.version) return new Refused(409, 'changedMeanwhile')
      server.sent.push(details)
      return save(details)
    },
  })
  return { server, saveElsewhere: save }
}

it.each(['mine', 'theirs'] as const)(
  'asks whose a detail is to be that somebody else has changed too, and keeps %s',
  async (side) => {
    const { server, saveElsewhere } = keepOnServer()
    const { result } = renderEditing()
    act(() => result.current.setValue('details', { ...result.current.values.details, jobTitle: 'Mine' }))
    saveElsewhere({ jobTitle: 'Theirs', shortDescription: 'Also theirs' })
    await act(() => result.current.save())
    await waitFor(() =>
      expect(result.current.collisions).toEqual([{ path: 'details.jobTitle', mine: 'Mine', theirs: 'Theirs' }]),
    )
    expect(server.sent).toEqual([])
    act(() => result.current.choose('details.jobTitle', side))
    await act(() => result.current.save())
    expect(server.employee.details.jobTitle).toBe(side === 'mine' ? 'Mine' : 'Theirs')
    expect(server.employee.details.shortDescription).toBe('Also theirs')
    expect(result.current.changed.size).toBe(0)
  },
)
