import { randomUUID } from 'node:crypto'
import { invitations } from '@praxis/contract/people/invitations'
import { expect, it } from 'vitest'
import { createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { newAddress } from './testing/invited'

const server = await startTestServer({ environment: { DATABASE_POOL: '4' } })
const { owner } = await createTestCompany(server)

const CROWD = 30
const statuses = async (send: (index: number) => Promise<Response>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: CROWD }, (_, index) => send(index)))).map(({ status }) => status)

it('more people invite at once than there are connections, and nobody is left waiting for one', async () => {
  const answers = await statuses(() =>
    owner.send(invitations.createInvitations, { body: { invitations: [{ email: newAddress() }] } }),
  )
  expect(answers).toEqual(Array(CROWD).fill(200))
})

it('more people try codes at once than there are connections, each with a key of their own', async () => {
  const answers = await statuses((index) =>
    owner.send(
      invitations.acceptInvitation,
      { params: { id: randomUUID() }, body: { code: 'never-sent' } },
      { idempotencyKey: `try-${index}` },
    ),
  )
  expect(answers).toEqual(Array(CROWD).fill(400))
})
