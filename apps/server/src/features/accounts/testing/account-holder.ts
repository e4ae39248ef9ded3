import { companies } from '@praxis/contract/company/companies'
import { auth, type Tokens } from '@praxis/contract/people/auth'
import { FolderMailTransport } from '../../../platform/mail/folder-mail-transport'
import type { Caller, TestServer } from '../../../testing/test-server'

export const PASSWORD = 'Tall-Copper-Kettle-9'

let made = 0

export const newUsername = (): string => {
  made += 1
  return `holder-${made}-${Math.random().toString(36).slice(2, 8)}@firm.example`
}

export const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`

/** Everything that was mailed to an address, the newest first. */
export const mailsTo = async (server: TestServer, address: string) => {
  await server.drainJobs()
  const mails = await new FolderMailTransport(server.data.mail, 'praxis@localhost').list()
  return mails.filter(({ to }) => to === address)
}

/** The token in the link of the newest mail. */
export const mailedToken = async (server: TestServer, address: string): Promise<string> => {
  const [mail] = await mailsTo(server, address)
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was mailed to ${address}`)
  return token
}

export const registration = (username: string, password = PASSWORD) => ({
  username,
  password,
  confirmPassword: password,
  firstName: 'Ida',
  lastName: 'Holder',
})

/** Signs up and verifies, through the API and the mail. */
export const signUp = async (server: TestServer, password = PASSWORD): Promise<string> => {
  const username = newUsername()
  await server.nobody.call(auth.register, { body: registration(username, password) })
  await server.nobody.call(auth.verify, { body: { token: await mailedToken(server, username) } })
  return username
}

export const trySignIn = (
  server: TestServer,
  username: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
): Promise<Response> => server.caller({ authorization: basic(username, password), ...headers }).send(auth.signIn, {})

/** A person who is signed in in one place. */
export interface AccountHolder extends Caller {
  readonly username: string
  readonly refreshToken: string
}

export const bearer = (server: TestServer, { accessToken }: Tokens): Caller =>
  server.caller({ authorization: `Bearer ${accessToken}` })

export const signIn = async (server: TestServer, username: string, password = PASSWORD): Promise<AccountHolder> => {
  const tokens = await server.caller({ authorization: basic(username, password) }).call(auth.signIn, {})
  return { ...bearer(server, tokens), username, refreshToken: tokens.refreshToken ?? '' }
}

export const signUpAndIn = async (server: TestServer): Promise<AccountHolder> => signIn(server, await signUp(server))

/** Makes a company of the holder's own and acts in it. */
export const openCompany = async (
  server: TestServer,
  holder: Caller,
  name = 'Rowan Street Advisory',
): Promise<Caller> => {
  const { employeeID } = await holder.call(companies.createCompany, {
    body: { name, country: 'GB', timeZone: 'Europe/London' },
  })
  return server.caller({ ...holder.transport.headers(), employeeID })
}

/** A clock that only moves when told to. */
export const handClock = () => {
  let now = Date.now()
  return {
    read: () => new Date(now),
    advance: (seconds: number) => {
      now += seconds * 1000
    },
  }
}
