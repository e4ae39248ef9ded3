import type { Automation } from '@praxis/contract/tasks/automation-endpoints'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { projectDoor, type RuledDoor } from '../board-door'
import { RuleList } from './rule-list'

afterEach(() => vi.unstubAllGlobals())

const ID = '00000000-0000-4000-8000-000000000001'
const RULES = `/projects/${ID}/automations`
const ASK = `POST ${RULES}/${ID}/confirmationRequests`

const FIVE_MINUTES_AGO = new Date(Date.now() - 5 * 60_000).toISOString()

const rule = (more: Partial<Automation> = {}): Automation => ({
  id: ID,
  trigger: { type: 'logTime' },
  action: { type: 'sendEmail', emails: ['kim@client.example', 'lee@client.example', 'max@client.example'] },
  isActive: true,
  unconfirmed: [
    { email: 'kim@client.example', state: 'waiting', askedAt: FIVE_MINUTES_AGO },
    { email: 'lee@client.example', state: 'notAsked', askedAt: null },
    { email: 'max@client.example', state: 'declined', askedAt: '2026-11-12T09:00:00.000Z' },
  ],
  heldBack: 0,
  updatedAt: '2026-11-12T09:00:00.000Z',
  version: 1,
  ...more,
})

const show = (items: Automation[], ask: () => unknown = () => items[0], edit = true) => {
  const received = serve({
    [`GET ${RULES}`]: () => ({ items, can: { edit } }),
    [`GET /projects/${ID}/taskStatuses`]: () => ({ items: [] }),
    [ASK]: ask,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <RuleList door={projectDoor(ID) as RuledDoor} />
    </QueryClientProvider>,
  )
  return { person, asked: () => received.filter(({ path }) => path.endsWith('/confirmationRequests')) }
}

const addresses = async () => {
  const list = await screen.findByRole('list', { name: 'Addresses without confirmation' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('says which addresses get nothing yet, and asks once more', async () => {
  const { person, asked } = show([rule()])
  expect(await addresses()).toEqual([
    'kim@client.exampleWaiting for confirmation, asked 5 minutes agoResend',
    'lee@client.exampleNot confirmed yetAsk to confirm',
    'max@client.exampleDeclined your e-mails',
  ])
  await person.click(screen.getByRole('button', { name: 'Resend: kim@client.example' }))
  await screen.findByText('Confirmation request sent to kim@client.example')
  expect(asked().map(({ body }) => JSON.parse(body))).toEqual([{ email: 'kim@client.example' }])
})

it('says why it could not ask', async () => {
  const { person } = show([rule()], () => new Refused(429, 'tooManyRequests', { retryAfter: 60 }))
  await person.click(await screen.findByRole('button', { name: 'Ask to confirm: lee@client.example' }))
  await screen.findByText(/Too many requests. Try again in a minute./)
})

it('offers nothing to those who only read', async () => {
  show([rule()], undefined, false)
  expect((await addresses())[0]).toBe('kim@client.exampleWaiting for confirmation, asked 5 minutes ago')
})

it('tells of e-mails that were not sent', async () => {
  show([rule({ unconfirmed: [], heldBack: 3 })])
  await screen.findByText(/3 e-mails weren’t sent in the last 24 hours/)
  expect(screen.queryByRole('list', { name: 'Addresses without confirmation' })).toBeNull()
})
