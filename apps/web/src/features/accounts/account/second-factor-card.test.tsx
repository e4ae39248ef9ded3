import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { SecondFactorCard } from './second-factor-card'

afterEach(() => vi.unstubAllGlobals())

const PASSWORD = 'Right-Password-1'

/** The card of somebody with two-factor sign-in on, whose right code is 123456. */
async function renderCard() {
  const prove = (answer: unknown) => (call: { body: string }) => {
    const { password, code } = JSON.parse(call.body)
    if (password !== PASSWORD) return new Refused(400, 'wrongPassword')
    return code === '123456' || code === 'abcd-efgh-jkmn' ? answer : new Refused(401, 'invalidSecondFactor')
  }
  const received = serve({
    'GET /users/me': () => ({ secondFactor: { isEnabled: true, recoveryCodesLeft: 10 } }),
    'POST /users/secondFactor/disable': prove(undefined),
    'POST /users/secondFactor/recoveryCodes': prove({ recoveryCodes: ['nnnn-pppp-qqqq'] }),
  })
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense>
        <SecondFactorCard />
      </Suspense>
    </QueryClientProvider>,
  )
  const open = async (name: string) => {
    await person.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }
  const bodies = () => received.filter(({ body }) => body !== '').map(({ body }) => JSON.parse(body))
  return { person, open, bodies }
}

describe('changing the second factor', () => {
  it('turns it off with the password and a code, and says which of them is wrong', async () => {
    const { person, open, bodies } = await renderCard()
    const dialog = await open('Turn off')
    const confirm = () => person.click(dialog.getByRole('button', { name: 'Turn off' }))
    await confirm()
    expect(dialog.getByText('Password is required')).toBeTruthy()
    expect(dialog.getByText('Code is required')).toBeTruthy()
    expect(bodies()).toEqual([])
    await person.type(dialog.getByLabelText(/^Password/), PASSWORD)
    await person.type(dialog.getByRole('textbox', { name: /^Code/ }), '000000')
    await confirm()
    expect(await dialog.findByText('This code is wrong or was already used')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Code/ }))
    await person.clear(dialog.getByRole('textbox', { name: /^Code/ }))
    await person.clear(dialog.getByLabelText(/^Password/))
    await person.type(dialog.getByLabelText(/^Password/), 'Wrong-Password-1')
    await person.type(dialog.getByRole('textbox', { name: /^Code/ }), ' 123456')
    await confirm()
    expect(await dialog.findByText('The current password is incorrect')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Password/))
    expect(dialog.queryByRole('alert')).toBeNull()
    await person.clear(dialog.getByLabelText(/^Password/))
    await person.type(dialog.getByLabelText(/^Password/), PASSWORD)
    await confirm()
    await screen.findByText('Two-factor sign-in is off')
    expect(bodies().at(-1)).toEqual({ password: PASSWORD, code: '123456' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('renews the recovery codes with one of them', async () => {
    const { person, open } = await renderCard()
    const dialog = await open('New recovery codes')
    await person.type(dialog.getByLabelText(/^Password/), PASSWORD)
    await person.type(dialog.getByRole('textbox', { name: /^Code/ }), '123')
    await person.click(dialog.getByRole('button', { name: 'Use a recovery code' }))
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Recovery code/ })
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('')
    await person.type(field, 'used-used-used')
    await person.click(dialog.getByRole('button', { name: 'Generate new codes' }))
    expect(await dialog.findByText('This code is wrong or was already used')).toBeTruthy()
    await person.clear(field)
    await person.type(field, 'abcd-efgh-jkmn')
    await person.click(dialog.getByRole('button', { name: 'Generate new codes' }))
    expect(await screen.findByText('nnnn-pppp-qqqq')).toBeTruthy()
  })
})
