import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DraftsOf } from '../../ui/drafts/draft-scope'
import { drafts } from '../../ui/drafts/drafts'
import { SetAsideDrafts } from '../../ui/drafts/set-aside'
import { reloadDrafts } from '../../ui/drafts/testing/reload-drafts'
import { useStoredState } from '../../ui/drafts/use-stored-state'
import { ErrorPageBoundary } from './error-page-boundary'
import { NotFoundPage } from './not-found-page'
import { RouteErrorPage } from './route-error-page'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ThePage = () => <h1>The page</h1>

function renderPage(loader: () => unknown, path = '/', component: () => ReactNode = ThePage) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = createRootRoute({
    component: () => (
      <SetAsideDrafts value={() => drafts.setAsideRestored()}>
        <DraftsOf id="amelia">
          <Outlet />
        </DraftsOf>
      </SetAsideDrafts>
    ),
  })
  const index = createRoute({ getParentRoute: () => root, path: '/', loader, component })
  const router = createRouter({
    routeTree: root.addChildren([index]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  render(<RouterProvider router={router} />)
}

function refusal(status: number, message = 'Refused') {
  return Object.assign(new Error(message), { status, reason: 'refused' })
}

describe('the error page', () => {
  it('says 404 Not Found for what is not there', async () => {
    renderPage(() => {
      throw refusal(404)
    })
    expect((await screen.findByRole('heading')).textContent).toBe('404 Not Found')
  })

  it('says An error occurred otherwise, with the words of a refusal but not of a failure', async () => {
    renderPage(() => {
      throw refusal(403, 'No permission to alter this information')
    })
    expect((await screen.findByRole('heading')).textContent).toBe('An error occurred')
    expect(screen.getByText('No permission to alter this information')).toBeTruthy()
    cleanup()
    renderPage(() => {
      throw new Error('undefined is not a function')
    })
    expect(await screen.findByText('Something went wrong, try later')).toBeTruthy()
    expect(screen.queryByText('undefined is not a function')).toBeNull()
  })

  it('offers to try again, and shows the page when it works', async () => {
    let attempts = 0
    renderPage(() => {
      attempts += 1
      if (attempts === 1) throw refusal(503)
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect((await screen.findByRole('heading')).textContent).toBe('The page')
  })

  it.each(['null', '7', '{"text":null}', '["text"]'])(
    'is not shown because of a draft that the page does not understand, which is offered then: %s',
    async (kept) => {
      drafts.keep('amelia/note', JSON.parse(kept))
      reloadDrafts()
      function Note() {
        const { value = { text: '' }, notice } = useStoredState<{ readonly text: string }>('note')
        return (
          <h1>
            Note: {value.text.trim()} {notice.offeredAt === undefined ? 'nothing' : 'something'} offered
          </h1>
        )
      }
      renderPage(() => undefined, '/', Note)
      expect((await screen.findByRole('heading')).textContent).toBe('Note:  something offered')
      expect(screen.queryByText('An error occurred')).toBeNull()
    },
  )

  it('is shown for a page that fails without its drafts too, and leaves them alone when the server refuses', async () => {
    const keepNote = () => {
      drafts.keep('amelia/note', 'Typed')
      reloadDrafts()
      drafts.own('amelia/note')
    }
    keepNote()
    renderPage(
      () => undefined,
      '/',
      () => {
        throw new Error('broken')
      },
    )
    expect(await screen.findByText('Something went wrong, try later')).toBeTruthy()
    expect(drafts.ofAnotherTab('amelia/note')?.value).toBe('Typed')
    cleanup()
    drafts.clear()
    keepNote()
    renderPage(() => {
      throw refusal(403)
    })
    expect((await screen.findByRole('heading')).textContent).toBe('An error occurred')
    expect(drafts.own('amelia/note')?.value).toBe('Typed')
  })

  it('says that an unknown page could not be found', async () => {
    renderPage(() => undefined, '/nowhere')
    expect((await screen.findByRole('heading')).textContent).toBe('404 This page could not be found')
    expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/')
  })

  it('says so when it fails itself, with a link back home', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('broken')
    }
    render(
      <ErrorPageBoundary>
        <Broken />
      </ErrorPageBoundary>,
    )
    expect(screen.getByText('An error occurred while showing the error page')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/')
  })
})
