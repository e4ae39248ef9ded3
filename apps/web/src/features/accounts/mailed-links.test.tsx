import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../api/testing/fake-server'
import { RequestPasswordResetScreen } from './request-password-reset-screen'
import { ResetPasswordScreen } from './reset-password-screen'
import { renderScreen } from './testing/render-screen'
import { VerifyScreen } from './verify-screen'

afterEach(() => vi.unstubAllGlobals())

describe('the verification link', () => {
  it('is used once, however often the page renders', async () => {
    const received = serve({ 'POST /auth/verify': () => undefined })
    await renderScreen(
      <StrictMode>
        <VerifyScreen token="verification-token-of-a-mail" />
      </StrictMode>,
    )
    await screen.findByText('Your account is verified')
    expect(received).toHaveLength(1)
  })

  it('that is bad or used says so, and a new one can be sent', async () => {
    serve({
      'POST /auth/verify': () => new Refused(400, 'invalidToken'),
      'POST /auth/resendVerification': () => undefined,
    })
    const { user } = await renderScreen(<VerifyScreen token="used-verification-token" />)
    expect((await screen.findByRole('alert')).textContent).toContain('This link is invalid')
    await user.type(screen.getByLabelText('Username'), 'amelia@example.com')
    await user.click(screen.getByRole('button', { name: 'Resend e-mail' }))
    expect((await screen.findByRole('status')).textContent).toContain('a new link is on its way')
  })

  it('that a busy server could not look at is tried again', async () => {
    let isBusy = true
    serve({ 'POST /auth/verify': () => (isBusy ? new Refused(429, 'tooManyRequests', { retryAfter: 1 }) : undefined) })
    const { user } = await renderScreen(<VerifyScreen token="early-verification-token-of-a-mail" />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isBusy = false
    await user.click(retry)
    await screen.findByText('Your account is verified')
  })

  it('without a token is no link', async () => {
    const received = serve({})
    await renderScreen(<VerifyScreen />)
    expect(screen.getByRole('alert').textContent).toContain('This link is invalid')
    expect(received).toHaveLength(0)
  })
})

describe('resetting the password', () => {
  it('answers alike whether or not there is such an account', async () => {
    serve({ 'POST /auth/requestResetPassword': () => undefined })
    const { user } = await renderScreen(<RequestPasswordResetScreen />)
    await user.type(screen.getByLabelText('Username'), 'nobody@example.com')
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    expect((await screen.findByRole('status')).textContent).toContain('If nobody@example.com has an account')
  })

  it('checks the token on arrival and shows its failure in place', async () => {
    serve({ 'POST /auth/validateResetPasswordToken': () => new Refused(400, 'invalidToken') })
    await renderScreen(<ResetPasswordScreen token="old-reset-token-of-a-mail" />)
    expect((await screen.findByRole('alert')).textContent).toContain('This link is invalid')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('of a busy server is told as such, and the link tried again', async () => {
    let isBusy = true
    serve({
      'POST /auth/validateResetPasswordToken': () => (isBusy ? new Refused(503, 'unavailable') : undefined),
    })
    const { user } = await renderScreen(<ResetPasswordScreen token="early-reset-token-of-a-mail" />)
    expect((await screen.findByRole('alert')).textContent).toContain('Praxis is busy')
    expect(screen.queryByText('Send a new link')).toBeNull()
    isBusy = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByLabelText('Password')
  })

  it('sets the new password', async () => {
    const received = serve({
      'POST /auth/validateResetPasswordToken': () => undefined,
      'POST /auth/resetPassword': () => undefined,
    })
    const { user } = await renderScreen(<ResetPasswordScreen token="good-reset-token-of-a-mail" />)
    await user.type(await screen.findByLabelText('Password'), 'Right-Password-1')
    await user.type(screen.getByLabelText('Confirm Password'), 'Right-Password-1')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    await screen.findByText('Password changed')
    expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({ token: 'good-reset-token-of-a-mail' })
  })

  it('shows in place that the token was used up meanwhile', async () => {
    serve({
      'POST /auth/validateResetPasswordToken': () => undefined,
      'POST /auth/resetPassword': () => new Refused(400, 'invalidToken'),
    })
    const { user } = await renderScreen(<ResetPasswordScreen token="raced-reset-token-of-a-mail" />)
    await user.type(await screen.findByLabelText('Password'), 'Right-Password-1')
    await user.type(screen.getByLabelText('Confirm Password'), 'Right-Password-1')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This link is invalid')
  })
})
