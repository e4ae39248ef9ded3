import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { bearer, handClock, mailedToken, newUsername, PASSWORD, signUp, trySignIn } from './testing/account-holder'
import { holdUp, openTransactions } from './testing/held-up'
import { keptCookie, newNetwork, signInFrom, statuses } from './testing/networks'

const clock = handClock()
// Behind a proxy, each test can come from networks of its own.
const server = await startTestServer({ clock: clock.read, environment: { TRUST_PROXY: 'true' } })

// Time passes between tests, so that the counts of one do not affect the next.
beforeEach(() => clock.advance(3601))

const NEW_PASSWORD = 'Quiet-Green-Harbour-7'
const asBrowser = { 'x-session-transport': 'cookie' }
const deviceOf = (response: Response) => ({ cookie: keptCookie(response, 'praxis-device') })

/** A person who signed up on a network of their own, where they have a browser. */
const someone = async () => {
  const username = await signUp(server)
  const home = newNetwork()
  const tries = signInFrom(server, username)
  const browser = deviceOf(await tries.right(home, asBrowser))
  return { username, home, browser, ...tries }
}
type Someone = Awaited<ReturnType<typeof someone>>

const resetFrom = async (network: string, username: string): Promise<Response> => {
  const caller = server.caller({ 'x-forwarded-for': network })
  clock.advance(1)
  await caller.call(auth.requestResetPassword, { body: { username } })
  const body = { token: await mailedToken(server, username), password: PASSWORD, confirmPassword: PASSWORD }
  return caller.send(auth.resetPassword, { body })
}

/** What strangers try first, and the last network they try it from. */
const attacks = {
  'one network guesses': async ({ wrong }: Someone) => {
    const network = newNetwork()
    await statuses(30, () => wrong(network))
    return network
  },
  'many networks guess': async ({ wrong }: Someone) => {
    const networks = Array.from({ length: 5 }, newNetwork)
    for (const network of networks) await statuses(10, () => wrong(network))
    return networks[4] ?? ''
  },
  'somebody in the office guesses at other accounts': async () => {
    const office = newNetwork()
    await statuses(60, () => signInFrom(server, newUsername()).wrong(office))
    return office
  },
}

type Way = (person: Someone, attackers: string) => Promise<Response>
const elsewhere: Way = ({ right }) => right(newNetwork())
const amongAttackers: Way = ({ right }, attackers) => right(attackers)
const knownDevice: Way = ({ right, browser }, attackers) => right(attackers, browser)
const knownDeviceElsewhere: Way = ({ right, browser }) => right(newNetwork(), browser)
const knownNetwork: Way = ({ right, home }) => right(home)
const afterReset: Way = async ({ username, right }, attackers) => {
  expect((await resetFrom(attackers, username)).status).toBe(204)
  return right(attackers)
}

test.each<[keyof typeof attacks, string, Way, number]>([
  ['one network guesses', 'from that network', amongAttackers, 429],
  ['one network guesses', 'from another network', elsewhere, 200],
  ['one network guesses', 'from a known device on that network', knownDevice, 200],
  ['one network guesses', 'after a reset on that network', afterReset, 200],
  ['many networks guess', 'from one of them', amongAttackers, 429],
  ['many networks guess', 'from a new device on a new network', elsewhere, 429],
  ['many networks guess', 'from a known network', knownNetwork, 200],
  ['many networks guess', 'from a known device', knownDeviceElsewhere, 200],
  ['many networks guess', 'after a reset', afterReset, 200],
  ['somebody in the office guesses at other accounts', 'there for the first time', amongAttackers, 429],
  ['somebody in the office guesses at other accounts', 'there on a known device', knownDevice, 200],
  ['somebody in the office guesses at other accounts', 'there after a reset', afterReset, 200],
  ['somebody in the office guesses at other accounts', 'from elsewhere', elsewhere, 200],
])('while %s, the right password %s', async (attack, _, way, status) => {
  const person = await someone()
  expect((await way(person, await attacks[attack](person))).status).toBe(status)
})

test('whoever has an office as a known network is not kept out of it by a colleague', async () => {
  const person = await someone()
  const guesses = () => signInFrom(server, newUsername()).wrong(person.home)
  expect(await statuses(51, guesses)).toEqual([...Array(50).fill(401), 429])
  expect((await person.right(person.home)).status).toBe(200)
})

test('ten are looked at of those that one network tries at once, and it is told when to come back', async () => {
  const { username, wrong } = await someone()
  const network = newNetwork()
  expect(await statuses(30, () => wrong(network))).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
  const refused = await wrong(network)
  expect([refused.status, await refused.json()]).toEqual([429, { reason: 'tooManyRequests', retryAfter: 3600 }])
  expect(refused.headers.get('retry-after')).toBe('3600')
  clock.advance(3601)
  expect((await trySignIn(server, username, PASSWORD, { 'x-forwarded-for': network })).status).toBe(200)
})

test('forty are looked at of those that all networks try; what one of them tries in vain does not count', async () => {
  const { wrong } = await someone()
  const first = newNetwork()
  await statuses(50, () => wrong(first))
  for (const network of Array.from({ length: 3 }, newNetwork))
    expect(await statuses(10, () => wrong(network))).toEqual(Array(10).fill(401))
  expect((await wrong(newNetwork())).status).toBe(429)
  clock.advance(3601)
  expect((await wrong(newNetwork())).status).toBe(401)
})

test('a name that nobody has is answered like any other, however often it is tried', async () => {
  const { username, home } = await someone()
  const series = async (name: string) => {
    const { wrong } = signInFrom(server, name)
    const answers: number[][] = []
    for (const network of Array.from({ length: 5 }, newNetwork)) answers.push(await statuses(11, () => wrong(network)))
    // Where the account is known, the answer to a wrong password must not show it.
    answers.push(await statuses(2, () => wrong(home)))
    return answers
  }
  const known = await series(username)
  expect(known.flat().filter((status) => status === 401)).toHaveLength(40)
  expect(known.at(-1)).toEqual([429, 429])
  expect(await series(newUsername())).toEqual(known)
})

test('a known device has ten wrong passwords of its own a quarter of an hour, and a reset forgets them', async () => {
  const { username, right, wrong, browser, home } = await someone()
  const otherBrowser = deviceOf(await right(newNetwork(), asBrowser))
  const tries = () => wrong(newNetwork(), browser)
  expect(await statuses(11, tries)).toEqual([...Array(10).fill(401), 429])
  expect((await right(home, browser)).status).toBe(429)
  expect((await right(home, otherBrowser)).status).toBe(200)
  const caller = server.caller({ 'x-forwarded-for': home, ...browser })
  await caller.call(auth.requestResetPassword, { body: { username } })
  const body = { token: await mailedToken(server, username), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  await caller.call(auth.resetPassword, { body })
  const renewed = () => trySignIn(server, username, NEW_PASSWORD, { 'x-forwarded-for': home, ...browser })
  expect((await renewed()).status).toBe(200)
  expect(await statuses(11, tries)).toEqual([...Array(10).fill(401), 429])
  clock.advance(901)
  expect((await renewed()).status).toBe(200)
})

test('a good sign-in forgets the wrong ones before it, and those of others stay counted', async () => {
  const { right, wrong } = await someone()
  const network = newNetwork()
  await statuses(9, () => wrong(network))
  expect((await right(network)).status).toBe(200)
  expect(await statuses(11, () => wrong(network))).toEqual([...Array(10).fill(401), 429])
  for (const other of Array.from({ length: 2 }, newNetwork))
    expect(await statuses(10, () => wrong(other))).toEqual(Array(10).fill(401))
  // 9 + 10 + 20 were wrong.
  expect(await statuses(2, () => wrong(newNetwork()))).toEqual([401, 429])
})

test('an address takes fifty wrong passwords over all accounts, and good ones do not count', async () => {
  const network = newNetwork()
  const wrong = () => signInFrom(server, newUsername()).wrong(network)
  for (let person = 0; person < 3; person += 1) {
    const { right } = await someone()
    expect(await statuses(20, () => right(network))).toEqual(Array(20).fill(200))
  }
  expect(await statuses(51, wrong)).toEqual([...Array(50).fill(401), 429])
})

test('an address is the one that the proxy in front saw, whatever the caller claims', async () => {
  const address = newNetwork()
  const wrong = () => signInFrom(server, newUsername()).wrong(`${newNetwork()}, ${address}`)
  expect(await statuses(51, wrong)).toEqual([...Array(50).fill(401), 429])
})

test('the addresses of one IPv6 network count as one', async () => {
  let hosts = 0
  const wrong = () => {
    hosts += 1
    return signInFrom(server, newUsername()).wrong(`2001:db8:0:7::${hosts}`)
  }
  expect(await statuses(51, wrong)).toEqual([...Array(50).fill(401), 429])
})

test('asking for the code of the second factor costs the address nothing', async () => {
  const address = newNetwork()
  for (let person = 0; person < 6; person += 1) {
    const { username, right } = await someone()
    await server.sql(`update users set totp_secret = 'sealed' where username = $1`, [username])
    expect(await statuses(9, () => right(address))).toEqual(Array(9).fill(401))
  }
  const wrong = () => signInFrom(server, newUsername()).wrong(address)
  expect(await statuses(51, wrong)).toEqual([...Array(50).fill(401), 429])
})

test('thirty right sign-ins are taken of one account from one network, also at once, and more from elsewhere', async () => {
  const { right, browser } = await someone()
  const network = newNetwork()
  expect(await statuses(40, () => right(network))).toEqual([...Array(30).fill(200), ...Array(10).fill(429)])
  // A known device gets no further attempt from that network either.
  expect((await right(network, browser)).status).toBe(429)
  expect((await right(newNetwork())).status).toBe(200)
  clock.advance(901)
  expect((await right(network)).status).toBe(200)
})

test('a network becomes known by a refresh on it', async () => {
  const person = await someone()
  const { refreshToken } = await (await person.right(person.home)).json()
  const train = newNetwork()
  await server.caller({ 'x-forwarded-for': train }).call(auth.refreshToken, { body: { refreshToken } })
  await attacks['many networks guess'](person)
  expect((await person.right(train)).status).toBe(200)
})

test('a browser that an address was proved on is known before its first sign-in', async () => {
  const username = newUsername()
  const caller = server.caller({ 'x-forwarded-for': newNetwork() })
  await caller.call(auth.register, {
    body: { username, password: PASSWORD, confirmPassword: PASSWORD, firstName: 'Ida', lastName: 'Holder' },
  })
  const browser = deviceOf(await caller.send(auth.verify, { body: { token: await mailedToken(server, username) } }))
  const office = await attacks['somebody in the office guesses at other accounts']()
  const { right } = signInFrom(server, username)
  expect((await right(office)).status).toBe(429)
  expect((await right(office, browser)).status).toBe(200)
})

test('what a browser keeps counts for the accounts that were signed in to with it, and cannot be made up', async () => {
  const person = await someone()
  const [, id = '', mark = ''] = /^praxis-device=([\w-]{43})\.([\w-]{43})$/.exec(person.browser.cookie) ?? []
  await attacks['many networks guess'](person)
  const tryWith = async (cookie: string) => (await person.right(newNetwork(), { cookie })).status
  const stranger = await someone()
  const others = /=([\w-]{43})\.([\w-]{43})$/.exec(stranger.browser.cookie) ?? []
  for (const value of [
    id,
    `${id}.`,
    `${id}.${mark.slice(1)}x`,
    `${others[1]}.${mark}`,
    `${others[1]}.${others[2]}`,
    `.${mark}`,
  ])
    expect(await tryWith(`praxis-device=${value}`)).toBe(429)
  expect(await tryWith(`praxis-device=${id}.${others[2]}.${mark}`)).toBe(200)
})

test('people who share a browser are all known from it, the last five of them', async () => {
  const people: Someone[] = []
  for (let count = 0; count < 6; count += 1) people.push(await someone())
  let browser = {}
  for (const { right, home } of people) browser = deviceOf(await right(home, { ...asBrowser, ...browser }))
  const knows: number[] = []
  for (const person of people) {
    await attacks['many networks guess'](person)
    knows.push((await person.right(newNetwork(), browser)).status)
  }
  expect(knows).toEqual([429, 200, 200, 200, 200, 200])
})

test('a sign-in whose password is reset meanwhile opens no session', async () => {
  const { username, right, home, browser } = await someone()
  await holdUp(server, username)
  const signingIn = right(home, browser)
  await expect.poll(async () => (await openTransactions(server)).waiting, { timeout: 10_000 }).toBe(1)
  await server.sql(`update users set password_hash = 'another' where username = $1`, [username])
  await server.sql('commit')
  expect((await signingIn).status).toBe(401)
})

test('of more than fifty sessions the one that was not used for longest ends, and the history says so', async () => {
  const { username, right, home } = await someone()
  const tokens = await (await right(home)).json()
  const oldest = bearer(server, tokens)
  const { items: opened } = await oldest.call(users.listSessions, {})
  clock.advance(60)
  await server.sql(
    `insert into sessions (id, user_id, last_used_at, expires_at)
     select gen_random_uuid(), u.id, $2, $2::timestamptz + interval '1 day'
     from users u, generate_series(1, $3) where username = $1`,
    [username, clock.read(), 50 - opened.length],
  )
  // The first session of all is the browser's, which was used before the others.
  clock.advance(1)
  await right(home)
  clock.advance(1)
  const newest = bearer(server, await (await right(home)).json())
  expect((await newest.call(users.listSessions, {})).items).toHaveLength(50)
  expect((await oldest.refusal(users.getMe, {})).reason).toBe('invalidAccessToken')
  const { items } = await newest.call(users.getOwnHistory, {})
  const ended = items.filter(({ action }) => action === 'oldestSessionEnded')
  expect(ended.map(({ after }) => after?.session).sort()).toEqual(opened.map(({ id }) => id).sort())
})
