import { defaultTheme } from '@praxis/contract/company/theme'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../api/api'
import { LOST, Refused, serve } from '../../../api/testing/fake-server'
import { renderScreen } from '../../accounts/testing/render-screen'
import { InvitationScreen } from './invitation-screen'

const invitation = {
  id: '0198c0de-0000-7000-8000-000000000001',
  email: 'nina@firm.example',
  jobTitle: 'Data Engineer',
  invitedBy: 'Ruth Ellison',
  company: { name: 'Calder & Rowe', theme: defaultTheme, logoImage: null },
  hasAccount: false,
  provesAddress: true,
}

const signedInAs = (username: string) => ({ 'GET /users/me': () => ({ username }) })
let state: 'signedIn' | 'signedOut'

beforeEach(() => {
  state = 'signedOut'
  vi.spyOn(session, 'restore').mockImplementation(async () => state)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const accepted = {
  [`POST /invitations/${invitation.id}/accept`]: () => ({ employeeID: 'me', companyDomain: 'calder-rowe' }),
}
const byCode = (changes: Partial<typeof invitation> = {}) => ({
  'GET /invitations/byCode': () => ({ ...invitation, ...changes }),
})

describe('an invitation', () => {
  it('lets a new user sign up with its address and joins at once', async () => {
    const received = serve({
      ...byCode(),
      ...accepted,
      'POST /auth/register': () => undefined,
      'POST /auth/signIn': () => ({ accessToken: 'token', expiresIn: 900 }),
    })
    const { user, address } = await renderScreen(<InvitationScreen code="abc" />)
    expect(await screen.findByRole('heading', { name: 'Join Calder & Rowe' })).toBeTruthy()
    await user.type(screen.getByLabelText('First name'), 'Nina')
    await user.type(screen.getByLabelText('Last name'), 'Marlow')
    await user.type(screen.getByLabelText('Password'), 'Kestrel-Harbour-7')
    await user.type(screen.getByLabelText('Confirm Password'), 'Kestrel-Harbour-7')
    await user.click(screen.getByRole('button', { name: 'Sign up and join' }))
    await vi.waitFor(() => expect(address()).toBe('/employments/calder-rowe'), 10_000)
    const registered = received.find(({ path }) => path === '/auth/register')
    expect(JSON.parse(registered?.body ?? '')).toMatchObject({ username: invitation.email, invitationCode: 'abc' })
  })

  it('leaves the address to be verified when the code was copied rather than mailed', async () => {
    const received = serve({ ...byCode({ provesAddress: false }), 'POST /auth/register': () => undefined })
    const { user } = await renderScreen(<InvitationScreen code="abc" />)
    await user.type(await screen.findByLabelText('First name'), 'Nina')
    await user.type(screen.getByLabelText('Last name'), 'Marlow')
    await user.type(screen.getByLabelText('Password'), 'Kestrel-Harbour-7')
    await user.type(screen.getByLabelText('Confirm Password'), 'Kestrel-Harbour-7')
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    expect((await screen.findByRole('status')).textContent).toContain(`We’ve sent an e-mail to ${invitation.email}`)
    expect(received.map(({ path }) => path)).not.toContain('/auth/signIn')
  })

  it('does not sign up twice when the last step has to be repeated', async () => {
    let attempts = 0
    const received = serve({
      ...byCode(),
      'POST /auth/register': () => undefined,
      'POST /auth/signIn': () => ({ accessToken: 'token', expiresIn: 900 }),
      [`POST /invitations/${invitation.id}/accept`]: () =>
        ++attempts === 1 ? LOST : { employeeID: 'me', companyDomain: 'calder-rowe' },
    })
    const { user, address } = await renderScreen(<InvitationScreen code="abc" />)
    await user.type(await screen.findByLabelText('First name'), 'Nina')
    await user.type(screen.getByLabelText('Last name'), 'Marlow')
    await user.type(screen.getByLabelText('Password'), 'Kestrel-Harbour-7')
    await user.type(screen.getByLabelText('Confirm Password'), 'Kestrel-Harbour-7')
    await user.click(screen.getByRole('button', { name: 'Sign up and join' }))
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Sign up and join' }))
    await vi.waitFor(() => expect(address()).toBe('/employments/calder-rowe'), 10_000)
    expect(received.filter(({ path }) => path === '/auth/register')).toHaveLength(1)
  })

  it('is accepted by whoever is signed in with its address', async () => {
    state = 'signedIn'
    serve({ ...byCode({ hasAccount: true }), ...signedInAs('Nina@firm.example'), ...accepted })
    const { user, address } = await renderScreen(<InvitationScreen code="abc" />)
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    await vi.waitFor(() => expect(address()).toBe('/employments/calder-rowe'), 10_000)
  })

  it('says so when it is for somebody else', async () => {
    state = 'signedIn'
    serve({ ...byCode(), ...signedInAs('sam@firm.example') })
    await renderScreen(<InvitationScreen code="abc" />)
    expect((await screen.findByRole('alert')).textContent).toContain('You are signed in as sam@firm.example')
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  })

  it('sends somebody with an account to sign in, and back', async () => {
    serve(byCode({ hasAccount: true }))
    await renderScreen(<InvitationScreen code="a b" />)
    const link = await screen.findByRole('link', { name: 'Sign in' })
    const href = new URL(link.getAttribute('href') ?? '', 'http://localhost')
    expect(href.searchParams.get('redirect')).toBe('/invitation?code=a%20b')
  })
})

describe('a code that leads nowhere', () => {
  it.each([
    ['invalidInvitationCode', 'Invalid invitation code'],
    ['invalidToken', 'This link is invalid, expired or already used'],
  ])('is told as it is: %s', async (reason, text) => {
    serve({ 'GET /invitations/byCode': () => new Refused(400, reason) })
    await renderScreen(<InvitationScreen code="abc" />)
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  })

  it('may be asked about again when the server could not be reached', async () => {
    let calls = 0
    serve({ 'GET /invitations/byCode': () => (++calls === 1 ? LOST : invitation) })
    const { user } = await renderScreen(<InvitationScreen code="abc" />)
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Join Calder & Rowe' })).toBeTruthy()
  })
})

it('without a code asks for one', async () => {
  const { user, address } = await renderScreen(<InvitationScreen />)
  await user.type(screen.getByLabelText('Invitation code'), ' abc ')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await vi.waitFor(() => expect(address()).toBe('/invitation?code=abc'), 10_000)
})
