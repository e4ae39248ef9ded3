import { portals } from '@praxis/contract/portals/portal-visits'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../../platform/auth/passwords'
import { expectAlike, shareOfSlower, TIMES } from '../../testing/compare-times'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { at, comingWith, createPortalsFirm, type PortalsFirm } from './testing/portals-firm'

const LONG = 300_000
/** Each address is tried a few times at most, so that no limit is met. */
const ADDRESSES = TIMES
const PASSWORD = 'Tall-Copper-Kettle-9'

let server: TestServer
let firm: PortalsFirm
beforeAll(async () => {
  server = await startTestServer({ environment: { PASSWORD_COST: 'normal', TRUST_PROXY: 'true' } })
  firm = await createPortalsFirm(server)
})
// All attempts of a file are at few portals.
beforeEach(() => server.sql('delete from rate_limits'))

let number = 0
const someone = (domain: string) => {
  number += 1
  return `person-${number}@${domain}`
}

/** Tries to come in; the counts of attempts are forgotten now and then, as more are made here than anybody may. */
const come = async (reference: string, password: string, email: string): Promise<Response> => {
  if (number % 40 === 0) await server.sql('delete from rate_limits')
  return comingWith(server, { email, password }).send(portals.getPortalDetails, at({ reference }))
}

/** A portal for everybody of Northgate, where some have been; its password is as hard to check as in use. */
const openPortal = async () => {
  const { portal } = await firm.open({ visitors: ['@northgate.example'] })
  await server.sql('update portals set password_hash = $2 where id = $1', [
    portal.id,
    await hashPassword('normal', PASSWORD),
  ])
  const known = Array.from({ length: ADDRESSES }, () => someone('northgate.example'))
  await firm.run(
    `insert into portal_visitors (company_id, id, portal_id, email, last_visit_at, visit_count)
     select $1, gen_random_uuid(), $2, email, now(), 1 from unnest($3::text[]) as email`,
    ...[portal.id, known],
  )
  return { portal, known, reference: portal.reference }
}

test(
  'a wrong password takes as long for somebody who comes to a portal as for whoever does not',
  async () => {
    const { reference, known } = await openPortal()
    await expectAlike(
      () => come(reference, 'Wrong-Kettle-99', known.pop() ?? ''),
      () => come(reference, 'Wrong-Kettle-99', someone('elsewhere.example')),
    )
  },
  LONG,
)

test(
  'an address that is not let in takes as long with the right password as with a wrong one',
  async () => {
    const { reference } = await openPortal()
    await expectAlike(
      () => come(reference, PASSWORD, someone('elsewhere.example')),
      () => come(reference, 'Wrong-Kettle-99', someone('elsewhere.example')),
    )
  },
  LONG,
)

test(
  'a portal that is closed takes as long to say so as a reference that never led anywhere',
  async () => {
    const { portal, reference } = await openPortal()
    await firm.lead.call(projectPortals.updatePortal, { ...firm.ofPortal(portal), body: { isActive: false } })
    await expectAlike(
      () => come(reference, 'Wrong-Kettle-99', someone('northgate.example')),
      () => come('k7Qe-4pWx-92Lm-aaaa', 'Wrong-Kettle-99', someone('northgate.example')),
    )
  },
  LONG,
)

test(
  'the comparison would show an attempt that hashes nothing',
  async () => {
    const { reference } = await openPortal()
    const unhashed = () => server.nobody.send(portals.getPortalDetails, at({ reference }))
    expect(
      await shareOfSlower(() => come(reference, 'Wrong-Kettle-99', someone('elsewhere.example')), unhashed),
    ).toBeGreaterThan(2 / 3)
  },
  LONG,
)
