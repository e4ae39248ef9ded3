import type { Project } from '@praxis/contract/projects/projects'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { projectQuery } from '../projects.queries'
import { sampleProject } from '../testing/sample-project'
import { useProjectEditing } from './use-project-editing'

afterEach(() => vi.unstubAllGlobals())

/** A server that keeps the project as the real one does: a change made on another version is refused. */
function startEditing() {
  const server = { project: sampleProject(), sent: [] as unknown[] }
  const save = (details: Partial<Project['details']>): Project => {
    const { version } = server.project
    server.project = { ...sampleProject({ ...server.project.details, ...details }), version: version + 1 }
    return server.project
  }
  const { id } = server.project
  serve({
    [`GET /projects/${id}`]: () => server.project,
    [`PUT /projects/${id}/details`]: ({ body }) => {
      const { version, ...changes } = JSON.parse(body)
      if (version !== server.project.version) return new Refused(409, 'changedMeanwhile')
      server.sent.push(changes)
      return save(changes)
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(projectQuery(id).queryKey, server.project)
  const { result } = renderHook(
    () => useProjectEditing(useQuery(projectQuery(id)).data ?? sampleProject(), sampleWorkspace('calder-rowe')),
    { wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> },
  )
  return {
    result,
    server,
    saveElsewhere: save,
    edit: (changes: Parameters<typeof result.current.edit>[0]) => act(() => result.current.edit(changes)),
    save: () => act(() => result.current.save()),
  }
}

it('saves on what somebody else has saved meanwhile where they changed something else', async () => {
  const { result, server, saveElsewhere, edit, save } = startEditing()
  edit({ importID: 'NW-200' })
  saveElsewhere({ name: 'Data platform 2' })
  await save()
  expect(server.sent).toEqual([{ importID: 'NW-200' }])
  expect(server.project.details).toMatchObject({ name: 'Data platform 2', importID: 'NW-200' })
  expect(result.current.collisions).toEqual([])
})

it('asks whose it is to be where both have changed the same, and sends nothing until it is chosen', async () => {
  const { result, server, saveElsewhere, edit, save } = startEditing()
  edit({ name: 'Mine', importID: 'NW-200' })
  saveElsewhere({ name: 'Theirs' })
  await save()
  await waitFor(() => expect(result.current.collisions).toEqual([{ path: 'name', mine: 'Mine', theirs: 'Theirs' }]))
  await save()
  expect(server.sent).toEqual([])
  act(() => result.current.choose('name', 'mine'))
  await save()
  expect(server.sent).toEqual([{ name: 'Mine', importID: 'NW-200' }])
  expect(result.current.isDirty).toBe(false)
})

it('takes theirs when that is chosen, and keeps what else was typed', async () => {
  const { result, saveElsewhere, edit, save, server } = startEditing()
  edit({ name: 'Mine', importID: 'NW-200' })
  saveElsewhere({ name: 'Theirs' })
  await save()
  await waitFor(() => expect(result.current.collisions).toHaveLength(1))
  act(() => result.current.choose('name', 'theirs'))
  expect(result.current.values).toMatchObject({ name: 'Theirs', importID: 'NW-200' })
  await save()
  expect(server.sent).toEqual([{ importID: 'NW-200' }])
})
