import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOST, Refused, serve } from '../../api/testing/fake-server'
import { SignInScreen } from './sign-in-screen'
import { renderScreen } from './testing/render-screen'

afterEach(() => vi.unstubAllGlobals())

const tokens = { accessToken: 'token', expiresIn: 900 }

async function signIn(props: Parameters<typeof SignInScreen>[0] = {}) {
  const { user, address } = await renderScreen(<SignInScreen {...props} />)
  const submit = () => user.click(screen.getByRole('button', { name: 'Sign in' }))
  await user.type(screen.getByLabelText('Username'), 'amelia@example.com')
  await user.type(screen.getByLabelText('Password'), 'Right-Password-1')
  return { user, address, submit }
}

describe('signing in', () => {
  it('goes on to the workspaces', async () => {
    serve({ 'POST /auth/signIn': () => tokens })
    const { submit, address } = await signIn()
    await submit()
    await screen.findByText('Elsewhere')
    expect(address()).toBe('/workspaces?enter=true')
  })

  it('goes back to where the person was going', async () => {
    serve({ 'POST /auth/signIn': () => tokens })
    const { submit, address } = await signIn({ redirect: '/employments/calder-rowe?tab=2' })
    await submit()
    await screen.findByText('Elsewhere')
    expect(address()).toBe('/employments/calder-rowe?tab=2')
  })

  it('asks for both fields and makes no call without them', async () => {
    const received = serve({})
    const { user } = await renderScreen(<SignInScreen />)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Username is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    expect(received).toHaveLength(0)
  })

  it('says why it was refused, keeps what was typed and leads to the password', async () => {
    serve({ 'POST /auth/signIn': () => new Refused(401, 'unauthorized') })
    const { submit } = await signIn()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain('Username or password is invalid')
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('amelia@example.com')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Right-Password-1')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('tells somebody who has to wait how long, what they can do right away, and when it is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    serve({ 'POST /auth/signIn': () => new Refused(429, 'tooManyRequests', { retryAfter: 900 }) })
    const { submit } = await signIn()
    await submit()
    const { textContent } = await screen.findByRole('alert')
    expect(textContent).toContain('Too many attempts. Try again in 15 minutes.')
    expect(textContent).toContain('Reset your password: the new one works right away.')
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('amelia@example.com')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Right-Password-1')
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(screen.getByRole('alert').textContent).toContain('Try again in 5 minutes.')
    await act(() => vi.advanceTimersByTimeAsync(300_000))
    expect(screen.getByRole('status').textContent).toBe('You can try again now')
    vi.useRealTimers()
  })

  it('says that the server cannot be reached', async () => {
    serve({ 'POST /auth/signIn': () => LOST })
    const { submit } = await signIn()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain('Praxis can’t be reached')
  })

  it('offers to resend the mail to somebody who is not verified', async () => {
    const received = serve({
      'POST /auth/signIn': () => new Refused(401, 'userNotVerified'),
      'POST /auth/resendVerification': () => undefined,
    })
    const { user, submit } = await signIn()
    await submit()
    await user.click(await screen.findByRole('button', { name: 'Resend e-mail' }))
    await screen.findByText('A new e-mail is on its way.')
    expect(received.at(-1)?.body).toBe('{"username":"amelia@example.com"}')
  })

  it('shows why the person was sent here', async () => {
    await renderScreen(<SignInScreen reason="invalidActionWhileNotAuthenticated" />)
    expect(screen.getByRole('alert').textContent).toBe('You need to sign in to do this')
  })

  it('says when Caps Lock is on', async () => {
    await renderScreen(<SignInScreen />)
    const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true })
    Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'CapsLock' })
    fireEvent(screen.getByLabelText('Password'), event)
    expect(screen.getByText('Caps Lock is on')).toBeTruthy()
  })
})

describe('the second factor', () => {
  const asking = {
    'POST /auth/signIn': ({ headers }: { headers: Headers }) => {
      const code = headers.get('x-second-factor')
      if (!code) return new Refused(401, 'secondFactorRequired')
      return code === '123456' ? tokens : new Refused(401, 'invalidSecondFactor')
    },
  }

  it('is asked for after the password, and a wrong code is told in place', async () => {
    serve(asking)
    const { user, submit } = await signIn()
    await submit()
    await user.type(await screen.findByLabelText('Code'), '000000')
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe('This code is wrong or was already used')
    await user.clear(screen.getByLabelText('Code'))
    await user.type(screen.getByLabelText('Code'), '123456')
    await submit()
    await screen.findByText('Elsewhere')
  })

  it('takes a recovery code instead', async () => {
    const received = serve(asking)
    const { user, submit } = await signIn()
    await submit()
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    await user.type(screen.getByLabelText('Recovery code'), 'abcde-fghij')
    await submit()
    await screen.findByRole('alert')
    expect(received.at(-1)?.headers.get('x-second-factor')).toBe('abcde-fghij')
  })

  it('lets the person go back, with the username still there', async () => {
    serve(asking)
    const { user, submit } = await signIn()
    await submit()
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('amelia@example.com')
  })
})

describe('trying the demo firm out', () => {
  const amelia = {
    role: 'Owner',
    name: 'Amelia Hart',
    username: 'amelia@demo.example',
    password: 'Known-To-All-1',
    goodFor: 'The whole firm',
    domain: 'demo',
  }
  const offer = (content: string) => {
    const meta = Object.assign(document.createElement('meta'), { name: 'demo-people', content })
    document.head.append(meta)
    return () => meta.remove()
  }

  it('takes one press, however many companies they work for', async () => {
    const forget = offer(JSON.stringify([amelia]))
    const received = serve({ 'POST /auth/signIn': () => tokens })
    const { user, address } = await renderScreen(<SignInScreen />)
    await user.click(await screen.findByRole('button', { name: /Amelia Hart.*The whole firm/ }))
    await screen.findByText('Elsewhere')
    forget()
    expect(address()).toBe('/employments/demo')
    expect(received).toHaveLength(1)
  })

  it.each(['[]', '__DEMO_PEOPLE__', ''])('is not offered with %j', async (content) => {
    const forget = offer(content)
    await renderScreen(<SignInScreen />)
    forget()
    expect(screen.queryByText('Try the demo firm')).toBeNull()
  })
})
