import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOST, Refused, serve } from '../../api/testing/fake-server'
import { SignUpScreen } from './sign-up-screen'
import { renderScreen } from './testing/render-screen'

afterEach(() => vi.unstubAllGlobals())

const free = { 'POST /auth/checkUsername': () => ({ isAvailable: true }) }

async function fillIn(changes: Record<string, string> = {}) {
  const { user } = await renderScreen(<SignUpScreen />)
  const values = {
    'First name': 'Amelia',
    'Last name': 'Hart',
    Username: 'Amelia@Example.com',
    Password: 'Right-Password-1',
    'Confirm Password': 'Right-Password-1',
    ...changes,
  }
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value)
  return { user, submit: () => user.click(screen.getByRole('button', { name: 'Sign up' })) }
}

describe('signing up', () => {
  it('sends the mail and says where to look', async () => {
    const received = serve({ ...free, 'POST /auth/register': () => undefined })
    const { submit } = await fillIn()
    await submit()
    expect((await screen.findByRole('status')).textContent).toContain('amelia@example.com')
    expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual({
      firstName: 'Amelia',
      lastName: 'Hart',
      username: 'Amelia@Example.com',
      password: 'Right-Password-1',
      confirmPassword: 'Right-Password-1',
    })
  })

  it('checks every field by the rules, with their words', async () => {
    const received = serve(free)
    const { submit } = await fillIn({ Username: 'amelia', Password: 'weak', 'Confirm Password': 'other' })
    await submit()
    expect(screen.getByText('Invalid Email')).toBeTruthy()
    expect(screen.getByText(/^Use at least 8 characters/)).toBeTruthy()
    expect(screen.getByText('Confirm Password does not match')).toBeTruthy()
    expect(received.filter(({ path }) => path === '/auth/register')).toHaveLength(0)
  })

  it('says on leaving the field that a username is taken, and leads to the reset', async () => {
    serve({ 'POST /auth/checkUsername': () => ({ isAvailable: false }) })
    await fillIn()
    expect(await screen.findByText('Username already exists: use reset password or another e-mail')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Reset password' }).getAttribute('href')).toBe('/requestpasswordreset')
  })

  it('is the same sign-up when it is sent again because the answer was lost', async () => {
    const answers = [LOST, new Refused(400, 'commonPassword'), undefined]
    const received = serve({ ...free, 'POST /auth/register': () => answers.shift() })
    const { submit } = await fillIn()
    for (const attempt of [1, 2]) {
      await submit()
      await waitFor(() => expect(answers).toHaveLength(3 - attempt))
      await screen.findByRole('alert')
    }
    await submit()
    await screen.findByRole('status')
    const keys = received
      .filter(({ path }) => path === '/auth/register')
      .map((one) => one.headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('keeps what was typed when the server refuses the password', async () => {
    serve({ ...free, 'POST /auth/register': () => new Refused(400, 'commonPassword') })
    const { submit } = await fillIn()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe('This password is too common. Choose another one.')
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Amelia')
  })
})
