import { clients } from '@praxis/contract/clients/clients'
import { projects } from '@praxis/contract/projects/projects'
import type { AreaName, Topic } from '@praxis/contract/protocol/topics'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { query } from './query'
import { fetchAgain, type LiveMeta, shownIn } from './stale-answers'

const client = query(clients.getClient, { params: { id: 'one' } })
const project = query(projects.getProject, { params: { id: 'one' } })
const named = query(projects.getProject, { params: { id: 'two' } }, { topics: [], names: ['clients'] })

const staleAfter = async (...topics: Topic[]) => {
  const queryClient = new QueryClient()
  const queries = { client, project, named }
  for (const { queryKey, meta } of Object.values(queries)) {
    queryClient.getQueryCache().build(queryClient, { queryKey, meta })
    queryClient.setQueryData<unknown>(queryKey, { id: 'one' })
  }
  await fetchAgain(queryClient, topics)
  return Object.entries(queries).flatMap(([name, { queryKey }]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated ? name : [],
  )
}

it('keeps answers by what the endpoint is about, its address and its input', () => {
  expect(client.queryKey).toEqual(['clients', 'GET /clients/{id}', { params: { id: 'one' } }])
  expect(query(clients.getClient, { params: { id: 'two' } }).queryKey).not.toEqual(client.queryKey)
})

it.each<[Topic, string[]]>([
  ['journalEntries', ['client']],
  ['employees', ['client', 'project']],
  ['clients', ['client', 'project', 'named']],
  ['projects', ['project', 'named']],
  ['approvals', []],
])('a call that changes %s makes stale what shows it: %j', async (topic, stale) => {
  expect(await staleAfter(topic)).toEqual(stale)
})

it('compiles only with topics and areas that there are', () => {
  // @ts-expect-error Live updates know no such topic.
  const mistyped: LiveMeta = { topics: ['client'] }
  // @ts-expect-error Nor with the id of a record.
  const ofOne: LiveMeta = { topics: ['client/one'] }
  // @ts-expect-error No call changes such a thing.
  const again = () => fetchAgain(new QueryClient(), ['client'])
  // @ts-expect-error What every area shows of other topics has to be said.
  const incomplete: Record<AreaName, readonly Topic[]> = { clients: shownIn.clients }
  expect([mistyped, ofOne, again, incomplete]).toHaveLength(4)
})
