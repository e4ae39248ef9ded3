import { MantineProvider } from '@mantine/core'
import { domainFromName } from '@praxis/domain/companies/company-domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOST, serve } from '../../api/testing/fake-server'
import { CreateCompanyForm } from './create-company-form'
import { sampleWorkspace } from './testing/sample-workspace'

const TAKEN = 'taken-street'

/** The fake server does not see the query, which has the address: every call gets the same answer. */
const suggestions = (isAvailable: boolean) => ({
  'GET /companies/domainSuggestion': () => ({ suggestion: domainFromName('Rowan Street'), isAvailable }),
})

const { company } = sampleWorkspace('rowan-street')

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, language: 'en-GB', platform: 'Linux' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function renderForm() {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: CreateCompanyForm }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ delay: null })
  return {
    user,
    address: () => router.state.location.href,
    create: () => user.click(screen.getByRole('button', { name: 'Create company' })),
  }
}

describe('creating a company', () => {
  it('makes the address from the name and says whether it is free', async () => {
    serve(suggestions(true))
    const { user } = await renderForm()
    await user.type(screen.getByLabelText('Company name'), 'Rowan Street')
    await screen.findByText('Available. The owner can change it later.')
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('rowan-street')
  })

  it('says that an address is taken, offers one that is not, and waits', async () => {
    serve(suggestions(false))
    const { user } = await renderForm()
    await user.type(screen.getByLabelText('Company name'), 'Rowan Street')
    await user.type(screen.getByLabelText('Address'), TAKEN)
    await screen.findByText('This address is taken: rowan-street is available')
    expect(screen.getByRole('button', { name: 'Create company' }).hasAttribute('disabled')).toBe(true)
  })

  it('sends the choices and opens the new workspace', async () => {
    const received = serve({
      ...suggestions(true),
      'POST /companies': () => ({ company, employeeID: 'e' }),
    })
    const { user, create, address } = await renderForm()
    await user.type(screen.getByLabelText('Company name'), '  Rowan Street ')
    await create()
    await screen.findByText('Elsewhere')
    expect(address()).toBe('/employments/rowan-street')
    const sent = received.find(({ path }) => path === '/companies')
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      name: 'Rowan Street',
      country: 'GB',
      defaultCurrency: 'GBP',
      financialYearStart: '04-01',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    expect(sent?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('repeats a lost call with the same key, so that one company comes of it', async () => {
    let calls = 0
    const received = serve({
      ...suggestions(true),
      'POST /companies': () => (++calls === 1 ? LOST : { company, employeeID: 'e' }),
    })
    const { user, create } = await renderForm()
    await user.type(screen.getByLabelText('Company name'), 'Rowan Street')
    await create()
    await screen.findByRole('alert')
    await create()
    await screen.findByText('Elsewhere')
    const keys = received
      .filter(({ path }) => path === '/companies')
      .map(({ headers }) => headers.get('idempotency-key'))
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])
  })

  it('takes currency and time zone from the country, until they are chosen', async () => {
    serve(suggestions(true))
    const { user } = await renderForm()
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
    const value = (label: string) => field(label).value
    const choose = async (label: string, text: string) => {
      await user.click(field(label))
      await user.clear(field(label))
      await user.paste(text)
      await user.keyboard('{Enter}')
    }
    await choose('Country', 'Germany')
    expect([value('Currency'), value('Time zone')]).toEqual(['EUR €', 'Berlin'])
    await choose('Country', 'Japan')
    expect([value('Currency'), value('Time zone')]).toEqual(['GBP £', 'Tokyo'])
    await user.click(field('Currency'))
    await user.click(await screen.findByRole('option', { name: /USD/ }))
    await choose('Country', 'South Africa')
    expect([value('Currency'), value('Time zone')]).toEqual(['USD $', 'Johannesburg'])
    await choose('Time zone', 'Lisbon')
    await choose('Country', 'United States')
    expect([value('Currency'), value('Time zone')]).toEqual(['USD $', 'Lisbon'])
  })

  it('needs a name', async () => {
    const received = serve(suggestions(true))
    const { create } = await renderForm()
    await create()
    expect(screen.getByText('Company name is required')).toBeTruthy()
    expect(received.filter(({ path }) => path === '/companies')).toHaveLength(0)
  })
})
