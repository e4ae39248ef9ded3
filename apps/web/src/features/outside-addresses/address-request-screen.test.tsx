import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../api/testing/fake-server'
import { renderScreen } from '../accounts/testing/render-screen'
import { AddressRequestScreen } from './address-request-screen'

afterEach(() => vi.unstubAllGlobals())

const request = { email: 'kim@client.example', company: 'Calder & Rowe', askedBy: 'Amelia Calder' }
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('says who asks, and answers nothing before a button is pressed', async () => {
  const received = serve({
    'GET /outsideAddresses/byCode': () => request,
    'POST /outsideAddresses/answer': () => undefined,
  })
  const { user } = await renderScreen(<AddressRequestScreen code="the-code-of-a-mail-to-kim" />)
  await screen.findByRole('heading', { name: 'Get project updates from Calder & Rowe?' })
  screen.getByText('Amelia Calder')
  screen.getByText('kim@client.example')
  expect(buttons()).toEqual(['Confirm', 'Decline'])
  expect(received).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect((await screen.findByRole('status')).textContent).toContain('can now send project updates')
  expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual({ code: 'the-code-of-a-mail-to-kim', answer: 'confirmed' })
})

it('from the other link offers to decline first', async () => {
  const received = serve({
    'GET /outsideAddresses/byCode': () => request,
    'POST /outsideAddresses/answer': () => undefined,
  })
  const { user } = await renderScreen(<AddressRequestScreen code="another-code-of-a-mail-to-kim" answer="decline" />)
  await screen.findByRole('heading', { name: 'Get project updates from Calder & Rowe?' })
  expect(buttons()).toEqual(['Decline', 'Confirm'])
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect((await screen.findByRole('status')).textContent).toContain('can’t ask again')
  expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({ answer: 'declined' })
})

it('of an answered request says so, and of a busy server lets one try again', async () => {
  let isBusy = true
  serve({
    'GET /outsideAddresses/byCode': () =>
      isBusy ? new Refused(429, 'tooManyRequests') : new Refused(400, 'invalidToken'),
  })
  const { user } = await renderScreen(<AddressRequestScreen code="used-code-of-a-mail-to-kim" />)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isBusy = false
  await user.click(retry)
  expect((await screen.findByText(/This link is invalid/)).textContent).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('that somebody has answered meanwhile says so in place of the question', async () => {
  serve({
    'GET /outsideAddresses/byCode': () => request,
    'POST /outsideAddresses/answer': () => new Refused(400, 'invalidToken'),
  })
  const { user } = await renderScreen(<AddressRequestScreen code="raced-code-of-a-mail-to-kim" />)
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect((await screen.findByRole('alert')).textContent).toContain('already answered')
  expect(screen.queryByRole('button')).toBeNull()
})

it('whose code is no code at all is a dead link', async () => {
  serve({ 'GET /outsideAddresses/byCode': () => new Refused(400, 'invalidInput') })
  await renderScreen(<AddressRequestScreen code="garbage" />)
  expect((await screen.findByRole('alert')).textContent).toContain('This link is invalid')
})

it('without a code is no link', async () => {
  const received = serve({})
  await renderScreen(<AddressRequestScreen />)
  expect(screen.getByRole('alert').textContent).toContain('This link is invalid')
  expect(received).toHaveLength(0)
})
