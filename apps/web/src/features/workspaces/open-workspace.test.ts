import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, session } from '../../api/api'
import { LOST, Refused, serve } from '../../api/testing/fake-server'
import { employment } from './employment-guard'
import { isWorkspaceOpen, openWorkspace } from './open-workspace'
import { sampleEmployment, sampleWorkspace } from './testing/sample-workspace'

let queryClient: QueryClient

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  api.actAs(null)
  session.forgetEmployment()
})

const twoCompanies = {
  'POST /users/employments': () => ({
    items: [sampleEmployment('one'), sampleEmployment('two'), sampleEmployment('closed', { isActive: false })],
  }),
  'PUT /workspaces/current': ({ headers }: { headers: Headers }) =>
    sampleWorkspace(headers.get('employeeID') === 'employee-of-one' ? 'one' : 'two'),
}

describe('switching the workspace', () => {
  it('acts as the employment there, and remembers it', async () => {
    serve(twoCompanies)
    const workspace = await openWorkspace(queryClient, 'two')
    expect(workspace.company.domain).toBe('two')
    expect(api.acting).toEqual({ employeeID: 'employee-of-two' })
    expect(session.employmentId).toBe('employee-of-two')
    expect(isWorkspaceOpen(queryClient, 'two')).toBe(true)
  })

  it('forgets everything of the old one, and keeps what is the user’s', async () => {
    serve(twoCompanies)
    await openWorkspace(queryClient, 'one')
    queryClient.setQueryData(['clients', 'list'], ['of one'])
    queryClient.setQueryData(['user', 'me'], 'Amelia')
    await openWorkspace(queryClient, 'two')
    expect(queryClient.getQueryData(['clients', 'list'])).toBeUndefined()
    expect(queryClient.getQueryData(['user', 'me'])).toBe('Amelia')
    expect(isWorkspaceOpen(queryClient, 'one')).toBe(false)
  })

  it('looks again for a company that was not there before, however fresh that is', async () => {
    queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
    let calls = 0
    serve({
      ...twoCompanies,
      'POST /users/employments': () => ({ items: ++calls === 1 ? [] : [sampleEmployment('two')] }),
    })
    await openWorkspace(queryClient, 'two')
    expect(isWorkspaceOpen(queryClient, 'two')).toBe(true)
  })

  it('that is refused leaves none open and none remembered', async () => {
    serve({ ...twoCompanies, 'PUT /workspaces/current': () => new Refused(401, 'employeeDeactivated') })
    session.rememberEmployment('employee-of-one')
    await expect(openWorkspace(queryClient, 'two')).rejects.toMatchObject({ reason: 'employeeDeactivated' })
    expect(api.acting).toBeNull()
    expect(session.employmentId).toBeUndefined()
  })

  it('into a company one does not work in, or no longer, makes no further call', async () => {
    const received = serve(twoCompanies)
    await expect(openWorkspace(queryClient, 'elsewhere')).rejects.toMatchObject({ reason: 'notFound' })
    await expect(openWorkspace(queryClient, 'closed')).rejects.toMatchObject({ reason: 'employeeDeactivated' })
    expect(received.filter(({ path }) => path === '/workspaces/current')).toHaveLength(0)
  })
})

describe('the guard of a workspace', () => {
  const visit = (companyDomain: string, preload = false) =>
    employment({ params: { companyDomain }, context: { queryClient }, preload })
  const sentTo = async (guard: Promise<void>) => {
    const outcome = await guard.catch((error: unknown) => error)
    return isRedirect(outcome) ? { to: outcome.options.to, search: outcome.options.search } : outcome
  }

  it('leads to the choice with the reason when the workspace cannot be opened', async () => {
    serve({ 'POST /auth/signIn': () => ({ accessToken: 'token', expiresIn: 900 }), ...twoCompanies })
    await session.signIn({ username: 'a@example.com', password: 'x' })
    expect(await sentTo(visit('closed'))).toEqual({ to: '/workspaces', search: { reason: 'employeeDeactivated' } })
  })

  it('switches nothing when a link is only pointed at', async () => {
    const received = serve(twoCompanies)
    await openWorkspace(queryClient, 'one')
    const before = received.length
    expect(await sentTo(visit('two', true))).toMatchObject({ to: '/workspaces' })
    expect(received).toHaveLength(before)
    expect(isWorkspaceOpen(queryClient, 'one')).toBe(true)
  })

  it('stays, with an error to retry, when the server cannot be reached', async () => {
    serve({ ...twoCompanies, 'PUT /workspaces/current': () => LOST })
    session.rememberEmployment('employee-of-two')
    expect(await sentTo(visit('two'))).toMatchObject({ name: 'ConnectionError' })
    expect(session.employmentId).toBe('employee-of-two')
  })
})
