import type { Client, ClientDetailsInput } from '@praxis/contract/clients/clients'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { clientQuery } from '../clients.queries'
import { sampleClient } from '../testing/sample-client'
import { useClientEditing } from './use-client-editing'

afterEach(() => vi.unstubAllGlobals())

const opened = sampleClient()

/** A server that keeps the client as the real one does: a change made on another version is refused. */
function keepOnServer() {
  const server = { client: opened, sent: [] as unknown[] }
  const save = ({ address, contact, ...details }: ClientDetailsInput): Client => {
    const was = server.client.details
    const is = { ...was, ...details, address: { ...was.address, ...address }, contact: { ...was.contact, ...contact } }
    server.client = { ...server.client, details: is as Client['details'], version: server.client.version + 1 }
    return server.client
  }
  serve({
    [`GET /clients/${opened.id}`]: () => server.client,
    [`PUT /clients/${opened.id}/details`]: ({ body }) => {
      const sent: ClientDetailsInput & { version: number } = JSON.parse(body)
      const { version, ...changes } = sent
      server.sent.push(sent)
      return version === server.client.version ? save(changes) : new Refused(409, 'changedMeanwhile')
    },
  })
  return { server, saveElsewhere: save }
}

function renderEditing() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(clientQuery(opened.id).queryKey, opened)
  const { result } = renderHook(
    () => useClientEditing(useQuery(clientQuery(opened.id)).data ?? opened, sampleWorkspace('calder-rowe')),
    { wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> },
  )
  const typeCity = (city: string) =>
    act(() => result.current.edit({ address: { ...result.current.values.address, city } }))
  return { result, typeCity, save: () => act(() => result.current.save()), queryClient }
}

it('saves on top of what somebody else saved of other fields, unheard of until then', async () => {
  const { server, saveElsewhere } = keepOnServer()
  const { result, typeCity, save } = renderEditing()
  typeCity('York')
  saveElsewhere({ address: { postcode: 'LS1 1AA' }, name: 'Northgate plc' })
  await save()
  expect(server.client.details).toMatchObject({ name: 'Northgate plc', address: { city: 'York', postcode: 'LS1 1AA' } })
  expect(server.sent).toEqual([
    { address: { city: 'York' }, version: 1 },
    { address: { city: 'York' }, version: 2 },
  ])
  await waitFor(() => expect(result.current.isDirty).toBe(false))
})

it('overwrites nothing that somebody else wrote into the same field: it is told, and one chooses', async () => {
  const { server, saveElsewhere } = keepOnServer()
  const { result, typeCity, save } = renderEditing()
  typeCity('York')
  saveElsewhere({ address: { city: 'Leeds' } })
  await save()
  expect(server.client.details.address.city).toBe('Leeds')
  await waitFor(() =>
    expect(result.current.collisions).toEqual([{ path: 'address.city', mine: 'York', theirs: 'Leeds' }]),
  )
  // Pressing Save again does not settle the collision either.
  await save()
  expect(server.client.details.address.city).toBe('Leeds')

  act(() => result.current.choose('address.city', 'mine'))
  await save()
  expect(server.client.details.address.city).toBe('York')
})

it('gives way to theirs when that is chosen', async () => {
  const { server, saveElsewhere } = keepOnServer()
  const { result, typeCity, queryClient } = renderEditing()
  typeCity('York')
  saveElsewhere({ address: { city: 'Leeds' } })
  // The client is fetched again, as a live update would do.
  await act(() => queryClient.invalidateQueries({ queryKey: ['clients'] }))
  await waitFor(() => expect(result.current.collisions).toHaveLength(1))
  act(() => result.current.choose('address.city', 'theirs'))
  expect(result.current.values.address.city).toBe('Leeds')
  expect(result.current.isDirty).toBe(false)
  expect(server.sent).toEqual([])
})

it('keeps what is typed while it is being saved', async () => {
  keepOnServer()
  const { result, typeCity } = renderEditing()
  typeCity('York')
  let saving: Promise<unknown> = Promise.resolve()
  act(() => {
    saving = result.current.save()
  })
  typeCity('Yorkshire')
  await act(() => saving)
  await waitFor(() => expect(result.current.values.address.city).toBe('Yorkshire'))
  expect(result.current.collisions).toEqual([])
  expect(result.current.isDirty).toBe(true)
})

it('counts an owner taken away as unsaved, though nothing can be sent until another is chosen', async () => {
  const { server } = keepOnServer()
  const { result, save } = renderEditing()
  expect(result.current.isDirty).toBe(false)
  act(() => result.current.edit({ clientOwnerID: null }))
  expect(result.current.isDirty).toBe(true)
  await save()
  expect(result.current.told('clientOwnerID').error).toBe("Client's owner is required")
  expect(server.sent).toEqual([])
})
