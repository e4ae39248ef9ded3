import { portals } from '@praxis/contract/portals/portal-visits'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { LOST, Refused, serve } from '../../../api/testing/fake-server'
import { PortalApp } from '../portal-app'
import { sampleGate, samplePortal } from '../testing/sample-portal'
import { portalVisits } from '../visit/visits-here'

const REFERENCE = 'k7Qe4pWx'
const GATE = `GET /portals/${REFERENCE}/checkIfEmailValidationRequired`
const DETAILS = `GET /portals/${REFERENCE}/details`

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', `/portals/${REFERENCE}`)
})
afterEach(() => {
  cleanup()
  portalVisits.leave()
  // The next test finds no visit that has just ended.
  portalVisits.open('elsewhere', undefined)
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Stands at the gate with both fields filled. */
async function atGate(answers: Parameters<typeof serve>[0], gate = sampleGate()) {
  const received = serve({
    [GATE]: () => gate,
    [`GET /portals/${REFERENCE}/employees`]: () => ({ items: [] }),
    ...answers,
  })
  const user = userEvent.setup({ delay: null })
  render(<PortalApp />)
  await user.type(await screen.findByLabelText('E-mail'), 's.orr@northgate.example')
  await user.type(screen.getByLabelText('Password'), 'Tulip-Harbour-9')
  return { user, received, open: () => user.keyboard('{Enter}') }
}

const typed = () => ['E-mail', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

describe('the gate', () => {
  it('is in the name of the firm, and begins with the address', async () => {
    serve({ [GATE]: () => sampleGate() })
    render(<PortalApp />)
    expect(await screen.findByText('Data platform')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
    expect(screen.getByText(/Use the e-mail address Calder & Rowe invited/)).toBeTruthy()
  })

  it('opens with the right password', async () => {
    const { open } = await atGate({ [DETAILS]: () => ({ ...samplePortal(), session: 'token' }) })
    await open()
    expect(await screen.findByRole('heading', { name: 'Data platform', level: 1 })).toBeTruthy()
    expect(screen.getByText('Release 3 is ready for your review.')).toBeTruthy()
  })

  it('says in its own words that something is wrong, and keeps what was typed', async () => {
    const { open } = await atGate({ [DETAILS]: () => new Refused(401, 'unauthorized') })
    await open()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The e-mail or the password isn’t right.Check both, or ask Calder & Rowe for the password.',
    )
    expect(typed()).toEqual(['s.orr@northgate.example', 'Tulip-Harbour-9'])
  })

  it('says when there is another try', async () => {
    const { open } = await atGate({ [DETAILS]: () => new Refused(429, 'tooManyRequests', { retryAfter: 900 }) })
    await open()
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 15 minutes.')
    expect(typed()).toEqual(['s.orr@northgate.example', 'Tulip-Harbour-9'])
  })

  it('says that nobody answers', async () => {
    const { open } = await atGate({ [DETAILS]: () => LOST })
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached')
  })

  it('asks for a whole address before it asks anybody', async () => {
    const received = serve({ [GATE]: () => sampleGate() })
    const user = userEvent.setup({ delay: null })
    render(<PortalApp />)
    await user.type(await screen.findByLabelText('E-mail'), 's.orr{Enter}')
    expect(screen.getByText('Invalid Email')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(received).toHaveLength(1)
  })
})

describe('a portal that is not there', () => {
  it('is an invalid reference', async () => {
    serve({ [GATE]: () => new Refused(404, 'dataNotAvailable') })
    render(<PortalApp />)
    expect(await screen.findByRole('heading', { name: 'Invalid portal reference' })).toBeTruthy()
  })

  it('can be asked for again when nobody answered', async () => {
    const answers = [LOST, LOST, sampleGate()]
    serve({ [GATE]: () => answers.shift() })
    render(<PortalApp />)
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByLabelText('E-mail')).toBeTruthy()
  })
})

describe('a visit that the portal no longer takes', () => {
  it.each([
    [401, 'unauthorized'],
    [403, 'featureDisabled'],
  ])('leads back to the gate (%i %s), with the address filled in', async (status, reason) => {
    const answers: unknown[] = [{ ...samplePortal(), session: 'token' }, new Refused(status, reason)]
    const { open } = await atGate({ [DETAILS]: () => answers.shift() })
    await open()
    await screen.findByRole('heading', { name: 'Data platform', level: 1 })
    await queryClient.invalidateQueries({ queryKey: ['portals', `GET ${portals.getPortalDetails.path}`] })
    expect((await screen.findByRole('alert')).textContent).toContain('Come in again')
    expect(typed()).toEqual(['s.orr@northgate.example', ''])
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('stays while the server has no time', async () => {
    const answers: unknown[] = [{ ...samplePortal(), session: 'token' }]
    const { open } = await atGate({
      [DETAILS]: () => answers.shift() ?? new Refused(429, 'tooManyRequests', { retryAfter: 900 }),
    })
    await open()
    await screen.findByRole('heading', { name: 'Data platform', level: 1 })
    void queryClient.invalidateQueries({ queryKey: ['portals', `GET ${portals.getPortalDetails.path}`] })
    expect(portalVisits.visit?.session).toBe('token')
    expect(screen.getByRole('heading', { name: 'Data platform', level: 1 })).toBeTruthy()
  })
})
