import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../api/testing/fake-server'
import { companyManagementQuery } from './settings.queries'
import { sampleManagement } from './testing/sample-management'
import { useSettingsDraft } from './use-settings-draft'

afterEach(() => vi.unstubAllGlobals())

interface Values {
  readonly name: string
  readonly domain: string
}

const valuesOf = ({ company: { name, domain } }: Pick<CompanyManagement, 'company'>): Values => ({ name, domain })
const bodyOf = (changed: Partial<Values>): CompanyManagementInput => ({ details: changed })

/** A server that keeps the company as the real one does: a change made on another version is refused. */
function keepOnServer() {
  const server = { management: sampleManagement(), sent: [] as unknown[], refusal: undefined as Refused | undefined }
  const save = (values: Partial<Values>): CompanyManagement => {
    const { management } = server
    const company = { ...management.company, ...values }
    server.management = { ...management, company, version: management.version + 1 }
    return server.management
  }
  serve({
    'GET /companyManagement': () => server.management,
    'PUT /companyManagement/details': ({ body }) => {
      const { version, details } = JSON.parse(body)
      server.sent.push(details)
      if (server.refusal) return server.refusal
      if (version !== server.management.version) return new Refused(409, 'changedMeanwhile')
      return save({ ...details, ...(details.name && { name: details.name.trim() }) })
    },
    'POST /users/employments': () => ({ items: [] }),
  })
  return { server, saveElsewhere: save }
}

function startDraft() {
  const { server, saveElsewhere } = keepOnServer()
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(companyManagementQuery.queryKey, server.management)
  const { result } = renderHook(
    () => useSettingsDraft<Values>({ page: 'details', valuesOf, bodyOf, fieldOfReason: { domainExists: 'domain' } }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          <Suspense>{children}</Suspense>
        </QueryClientProvider>
      ),
    },
  )
  const hear = () => act(() => queryClient.invalidateQueries(companyManagementQuery))
  return { result, server, saveElsewhere, hear, save: () => act(() => result.current.save()) }
}

it('sends what changed, and is clean once that is what is saved', async () => {
  const { result, server, save } = startDraft()
  act(() => result.current.setValue('name', ' Rowe '))
  expect(result.current.isDirty).toBe(true)
  await save()
  expect(server.sent).toEqual([{ name: ' Rowe ' }])
  // The server trims the name that was typed.
  await waitFor(() => expect(result.current.values.name).toBe('Rowe'))
  expect(result.current.isDirty).toBe(false)
})

it('calls nobody when nothing changed', async () => {
  const { server, save } = startDraft()
  await save()
  expect(server.sent).toEqual([])
})

it('keeps what was typed when it is refused, and says why at the field', async () => {
  const { result, server, save } = startDraft()
  server.refusal = new Refused(409, 'domainExists')
  act(() => result.current.setValue('domain', 'rowe'))
  await save()
  expect(result.current.field('domain')).toMatchObject({ value: 'rowe', error: 'This address is taken' })
  expect(result.current.isDirty).toBe(true)
})

it('follows what somebody else saved where nothing was typed, and tells where both did', async () => {
  const { result, saveElsewhere, hear } = startDraft()
  act(() => result.current.setValue('name', 'Ours'))
  saveElsewhere({ domain: 'moved' })
  await hear()
  await waitFor(() => expect(result.current.values).toEqual({ name: 'Ours', domain: 'moved' }))
  expect(result.current.collisions).toEqual([])
  saveElsewhere({ name: 'Theirs' })
  await hear()
  await waitFor(() => expect(result.current.collisions).toEqual([{ path: 'name', mine: 'Ours', theirs: 'Theirs' }]))
  act(() => result.current.choose('name', 'theirs'))
  expect(result.current.values.name).toBe('Theirs')
  expect(result.current.isDirty).toBe(false)
})

it('saves on top of what was not heard of, unless it is the same field', async () => {
  const { result, server, saveElsewhere, save } = startDraft()
  act(() => result.current.setValue('name', 'Ours'))
  saveElsewhere({ domain: 'moved' })
  await save()
  expect(server.management.company).toMatchObject({ name: 'Ours', domain: 'moved' })
  await waitFor(() => expect(result.current.values).toEqual({ name: 'Ours', domain: 'moved' }))
  expect(result.current.isDirty).toBe(false)

  act(() => result.current.setValue('name', 'Ours again'))
  saveElsewhere({ name: 'Theirs' })
  await save()
  expect(server.management.company.name).toBe('Theirs')
  await waitFor(() => expect(result.current.collisions).toHaveLength(1))
  act(() => result.current.choose('name', 'mine'))
  await save()
  expect(server.management.company.name).toBe('Ours again')
})

it('goes back to what is saved by Discard', () => {
  const { result } = startDraft()
  act(() => result.current.setValue('name', 'Rowe'))
  act(() => result.current.discard())
  expect(result.current.values).toEqual(valuesOf(sampleManagement()))
  expect(result.current.isDirty).toBe(false)
})
