import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, session } from '../../api/api'
import { rememberedImpersonation, rememberImpersonation } from '../../api/remembered-impersonation'
import { Refused, serve } from '../../api/testing/fake-server'
import { returnToOneself } from './impersonation.mutations'
import { openWorkspace } from './open-workspace'
import { sampleEmployment, sampleWorkspace } from './testing/sample-workspace'
import { workspaceQuery } from './workspaces.queries'

let queryClient: QueryClient

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  rememberImpersonation({ companyDomain: 'one', employeeID: 'priya', impersonatorID: 'employee-of-one' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  api.actAs(null)
  session.forgetEmployment()
})

const firm = {
  'POST /users/employments': () => ({ items: [sampleEmployment('one'), sampleEmployment('two')] }),
  'PUT /workspaces/current': ({ headers }: { headers: Headers }) =>
    sampleWorkspace(headers.get('employeeID') === 'employee-of-two' ? 'two' : 'one'),
}

describe('an impersonation', () => {
  it('goes on after the tab was loaded anew, and the own employment is the one remembered', async () => {
    const received = serve(firm)
    await openWorkspace(queryClient, 'one')
    expect(api.acting).toEqual({ employeeID: 'priya', impersonatorID: 'employee-of-one' })
    expect(received.at(-1)?.headers.get('impersonatorID')).toBe('employee-of-one')
    expect(session.employmentId).toBe('employee-of-one')
  })

  it('does not reach into another company', async () => {
    serve(firm)
    await openWorkspace(queryClient, 'two')
    expect(api.acting).toEqual({ employeeID: 'employee-of-two' })
  })

  it('that the server has ended leaves one oneself in the workspace', async () => {
    serve({
      ...firm,
      'PUT /workspaces/current': ({ headers }: { headers: Headers }) =>
        headers.has('impersonatorID') ? new Refused(401, 'invalidPermission') : sampleWorkspace('one'),
    })
    await openWorkspace(queryClient, 'one')
    expect(api.acting).toEqual({ employeeID: 'employee-of-one' })
    expect(rememberedImpersonation()).toBeUndefined()
  })

  it('that is stopped leaves nothing of what the other person was shown', async () => {
    serve(firm)
    await openWorkspace(queryClient, 'one')
    queryClient.setQueryData(['employees', 'list'], ['seen as Priya'])
    queryClient.setQueryData(['user', 'me'], 'Amelia')
    expect(await returnToOneself(queryClient)).toBe(true)
    expect(api.acting).toEqual({ employeeID: 'employee-of-one' })
    expect(queryClient.getQueryData(['employees', 'list'])).toBeUndefined()
    expect(queryClient.getQueryData(['user', 'me'])).toBe('Amelia')
    expect(queryClient.getQueryData(workspaceQuery.queryKey)).toBeDefined()
    expect(rememberedImpersonation()).toBeUndefined()
  })
})

it('whoever impersonates nobody has nothing to return from', async () => {
  api.actAs({ employeeID: 'employee-of-one' })
  expect(await returnToOneself(queryClient)).toBe(false)
})
