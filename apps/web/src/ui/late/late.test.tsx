import { act, screen, within } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { Dialog } from '../overlays/dialog'
import { lookAfterFailedParts } from './failed-parts'
import { late } from './late'

afterEach(() => lookAfterFailedParts(window))

/** A part whose code does not arrive until it is let through. */
function lostPart() {
  const page = Object.assign(new EventTarget(), {
    sessionStorage,
    location: { reload: vi.fn() },
    navigator: { onLine: false },
    fetch: vi.fn(async () => ({ ok: true })),
  })
  lookAfterFailedParts(page)
  let isLost = true
  const Part = late(async () => {
    if (!isLost) return { default: ({ day }: { day: string }) => <p>Calendar of {day}</p> }
    const payload = new TypeError('Failed to fetch dynamically imported module')
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    throw payload
  })
  return {
    Part,
    letThrough: () => {
      isLost = false
    },
    bringNetworkBack: () => {
      page.navigator.onLine = true
      act(() => void page.dispatchEvent(new Event('online')))
    },
    page,
  }
}

function FormWith({ Part }: { Part: ReturnType<typeof lostPart>['Part'] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Choose day
      </button>
      {isOpen && (
        <Suspense>
          <Part day="12 November" />
        </Suspense>
      )}
    </>
  )
}

const OFFLINE = 'Praxis can’t be reached. Check your connection and try again.'

async function typedAndLost() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lost = lostPart()
  const { person } = renderInKit(<FormWith Part={lost.Part} />)
  await person.type(screen.getByRole('textbox'), 'Northgate')
  await person.click(screen.getByRole('button', { name: 'Choose day' }))
  expect((await screen.findByRole('alert')).textContent).toContain(OFFLINE)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Northgate')
  return { person, ...lost }
}

it('leaves what is around it, and comes when it is asked for again', async () => {
  const { person, letThrough } = await typedAndLost()
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await screen.findByRole('alert')).textContent).toContain(OFFLINE)
  letThrough()
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Calendar of 12 November')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Northgate')
})

it('comes by itself when the network is back', async () => {
  const { letThrough, bringNetworkBack } = await typedAndLost()
  letThrough()
  bringNetworkBack()
  await screen.findByText('Calendar of 12 November')
})

it('comes by itself when its failure is told only after the network is back', async () => {
  const { letThrough, bringNetworkBack, page } = await typedAndLost()
  bringNetworkBack()
  expect((await screen.findByRole('alert')).textContent).toContain(OFFLINE)
  letThrough()
  expect(await screen.findByText('Calendar of 12 November', {}, { timeout: 5_000 })).toBeTruthy()
  expect(page.location.reload).not.toHaveBeenCalled()
})

it('is asked for anew wherever it is opened next', async () => {
  const { person, letThrough } = await typedAndLost()
  await person.click(screen.getByRole('button', { name: 'Choose day' }))
  letThrough()
  await person.click(screen.getByRole('button', { name: 'Choose day' }))
  await screen.findByText('Calendar of 12 November')
})

it('does not hide faults of its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = late(async () => ({
    default: (): null => {
      throw new Error('broken')
    },
  }))
  await expect(
    act(async () => {
      renderInKit(
        <Suspense>
          <Broken />
        </Suspense>,
      )
    }),
  ).rejects.toThrow('broken')
})

it('stands at once when it was asked for ahead', async () => {
  const load = vi.fn(async () => ({ default: ({ day }: { day: string }) => <p>Calendar of {day}</p> }))
  const Part = late(load)
  Part.fetchAhead()
  Part.fetchAhead()
  await act(async () => undefined)
  renderInKit(<Part day="12 November" />)
  expect(screen.getByText('Calendar of 12 November')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

it('is asked for again when asking ahead was in vain', async () => {
  let isLost = true
  const Part = late(async () => {
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>Here</p> }
  })
  Part.fetchAhead()
  await act(async () => undefined)
  isLost = false
  renderInKit(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await screen.findByText('Here')
})

it('tells inside a dialog, whose overlay covers the page’s own banner', async () => {
  const page = Object.assign(new EventTarget(), {
    sessionStorage: { getItem: () => null, setItem: () => undefined },
    location: { reload: vi.fn() },
    navigator: { onLine: true },
    fetch: async () => ({ ok: true }),
  })
  lookAfterFailedParts(page)
  const { person } = renderInKit(
    <Dialog opened onClose={() => undefined} title="Log time">
      <input aria-label="Comment" />
    </Dialog>,
  )
  await person.type(screen.getByLabelText('Comment'), 'Ingest contracts')
  act(() => void page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError('Lost') })))
  const dialog = screen.getByRole('dialog', { name: 'Log time' })
  expect((await within(dialog).findByRole('status')).textContent).toContain('A new version of Praxis is ready')
  await person.click(within(dialog).getByRole('button', { name: 'Reload' }))
  expect(page.location.reload).toHaveBeenCalledOnce()
})
