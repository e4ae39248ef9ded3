import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFollowedAddress } from './use-followed-address'

afterEach(cleanup)

const first = { id: 'one', domain: 'first' }

function Frame() {
  const [company, setCompany] = useState(first)
  useFollowedAddress(company)
  return (
    <>
      <button type="button" onClick={() => setCompany({ id: 'one', domain: 'moved' })}>
        Moved
      </button>
      <button type="button" onClick={() => setCompany({ id: 'two', domain: 'second' })}>
        Another
      </button>
      <Outlet />
    </>
  )
}

async function open(address: string) {
  const root = createRootRoute()
  const signedIn = createRoute({ getParentRoute: () => root, id: '_signed-in' })
  const workspace = createRoute({
    getParentRoute: () => signedIn,
    path: '/employments/$companyDomain',
    component: Frame,
  })
  const clients = createRoute({
    getParentRoute: () => workspace,
    path: '/clients',
    component: () => <input aria-label="Client name" />,
  })
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([workspace.addChildren([clients])])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  render(<RouterProvider<typeof router> router={router} />)
  return { router, person: userEvent.setup(), field: await screen.findByLabelText<HTMLInputElement>('Client name') }
}

it('the address follows a company that moved, and what was typed on the page stays', async () => {
  const { router, person, field } = await open('/employments/first/clients?state=all')
  await person.type(field, 'Northgate')
  await person.click(screen.getByRole('button', { name: 'Moved' }))
  await waitFor(() => expect(router.state.location.href).toBe('/employments/moved/clients?state=all'))
  expect(screen.getByLabelText<HTMLInputElement>('Client name').value).toBe('Northgate')
})

it('another company that is about to open has an address of its own', async () => {
  const { router, person } = await open('/employments/first/clients')
  await person.click(screen.getByRole('button', { name: 'Another' }))
  expect(router.state.location.href).toBe('/employments/first/clients')
})
