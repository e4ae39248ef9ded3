import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, variables } from './config'
import { linksLeadWhere } from './links-lead-where'
import { serverFolder } from './server-folder'
import { StartProblem } from './start-problem'

const problemOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartProblem) return error.problem
    throw error
  }
  throw new Error('the configuration was accepted')
}

type Name = keyof typeof variables

const server = { DATABASE_URL: 'postgres://localhost/praxis' }

/** Values that are accepted, and what they are read as. */
const taken: [Name, string, unknown?][] = [
  ['PORT', '0', 0],
  ['PORT', '8080', 8080],
  ['HOST', '0.0.0.0'],
  ['HOST', '::1'],
  ['PUBLIC_URL', 'https://praxis.example'],
  ['PUBLIC_URL', 'http://praxis.example:8080/'],
  ['DATA_DIR', '/var/lib/praxis data'],
  ['DATABASE_URL', 'postgres://praxis:p%20w@db.example:5433/praxis'],
  ['DATABASE_URL', 'postgresql://praxis@localhost/praxis?host=/run/postgresql'],
  ['DATABASE_APP_URL', 'postgres://praxis_app@db.example/praxis'],
  ['DATABASE_POOL', '2', 2],
  ['DATABASE_PROTOCOL', 'plain'],
  ['STORAGE_QUOTA_GB', '50', 50],
  ['DISK_RESERVE_MB', '0', 0],
  ['SECRET', 's'.repeat(32)],
  ['SEALING_KEYS', `${'n'.repeat(32)}, ${'o'.repeat(40)}`, ['n'.repeat(32), 'o'.repeat(40)]],
  ['SMTP_URL', 'smtps://user:password@mail.example:465'],
  ['MAILBOX_NETWORKS', '10.1.0.0/16, 192.168.1.20,fd00::/8', ['10.1.0.0/16', '192.168.1.20', 'fd00::/8']],
  ['MAIL_FROM', 'praxis@localhost'],
  ['MAIL_FROM', 'Calder & Rowe <mail@calder-rowe.example>'],
  ['MAIL_FROM', '"Calder, Rowe" <mail@calder-rowe.example>'],
  ['PASSWORD_COST', 'minimal'],
  ['DEMO', 'false', false],
  ['DEMO_SIGN_INS', 'true', true],
  ['JOBS', 'true', true],
  ['TRUST_PROXY', 'true', true],
  ['METRICS_TOKEN', 'm'.repeat(16)],
  ['HELP_URL', 'https://help.example/praxis?from=menu'],
  ['PLACES_URL', 'https://photon.example'],
  ['ROUTES_URL', 'http://routes.example:5000'],
  ['EXCHANGE_RATES_URL', 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml'],
  ['TIMESHEET_SUGGESTIONS', 'off'],
  ['LOG_LEVEL', 'silent'],
]

const numbers = (from: number, to: number) => `must be a whole number from ${from} to ${to}`
const web = 'must be an address starting with http:// or https://'
const postgres = 'must be an address starting with postgres:// or postgresql://'
const database = 'must name a database, as in postgres://user:password@host:5432/praxis'
const path = 'must have no path: Praxis is served from the root of a host'
const login = 'must have no user and no password: everybody who gets a mail would read them'
const sender = 'must be an address, by itself or as in Praxis <praxis@firm.example>'
const networks = 'must be addresses or networks separated by commas, as in 10.1.0.0/16, 192.168.1.20'
const encoding = 'has a % that encodes nothing; write %25 for the sign itself'

/** Values that are refused, and with which words; DATA_DIR is missing because any text may name a folder. */
const refused: [Exclude<Name, 'DATA_DIR'>, string, string][] = [
  ['PORT', 'eighty', numbers(0, 65535)],
  ['PORT', '70000', numbers(0, 65535)],
  ['PORT', '-1', numbers(0, 65535)],
  ['PORT', '0x50', numbers(0, 65535)],
  ['HOST', 'http://0.0.0.0', 'must be a name or an address of this machine, without http:// and without a path'],
  ['PUBLIC_URL', 'praxis.example', web],
  ['PUBLIC_URL', 'https://', web],
  ['PUBLIC_URL', 'https://praxis.example/?from=mail', 'must have no ? or #: pages are put behind it'],
  ['PUBLIC_URL', 'https://firm.example/praxis', path],
  ['PUBLIC_URL', 'https://user:password@praxis.example', login],
  ['DATABASE_URL', 'mysql://localhost/praxis', postgres],
  ['DATABASE_URL', 'postgres://', 'must name a host'],
  ['DATABASE_URL', 'postgres:///praxis', 'must name a host'],
  ['DATABASE_URL', 'postgres://localhost', database],
  ['DATABASE_URL', 'postgres://localhost/', database],
  ['DATABASE_URL', 'postgres://praxis:100%@localhost/praxis', encoding],
  ['DATABASE_APP_URL', 'praxis', postgres],
  ['DATABASE_APP_URL', 'postgres://localhost', database],
  ['DATABASE_POOL', '1', numbers(2, 200)],
  ['DATABASE_PROTOCOL', 'odd', 'must be pieces or plain'],
  ['STORAGE_QUOTA_GB', '1.5', numbers(0, 999_999)],
  ['DISK_RESERVE_MB', '-1', numbers(0, 999_999_999)],
  ['SECRET', 'short', 'must have at least 32 characters'],
  ['SEALING_KEYS', `${'n'.repeat(32)},short`, 'must be keys of at least 32 characters each'],
  ['SEALING_KEYS', `${'n'.repeat(32)} ${'n'.repeat(32)}`, 'must name each key once'],
  ['SMTP_URL', 'mail.example', 'must be an address starting with smtp:// or smtps://'],
  ['SMTP_URL', 'smtp://', 'must name a host'],
  ['MAILBOX_NETWORKS', 'everybody', networks],
  ['MAILBOX_NETWORKS', '10.1.0.0/33', networks],
  ['MAILBOX_NETWORKS', '10.1.0.0/8/8', networks],
  ['MAIL_FROM', 'Praxis', sender],
  ['MAIL_FROM', 'Praxis <praxis>', sender],
  ['MAIL_FROM', 'Calder, Rowe <mail@calder-rowe.example>', sender],
  ['MAIL_FROM', 'a@firm.example, b@firm.example', sender],
  ['PASSWORD_COST', 'low', 'must be normal or minimal'],
  ['DEMO', 'perhaps', 'must be true or false'],
  ['DEMO_SIGN_INS', 'perhaps', 'must be true or false'],
  ['JOBS', '1', 'must be true or false'],
  ['TRUST_PROXY', 'yes', 'must be true or false'],
  ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
  ['HELP_URL', 'help', web],
  ['PLACES_URL', 'photon', web],
  ['ROUTES_URL', 'routes', web],
  ['EXCHANGE_RATES_URL', 'file:///etc/passwd', web],
  ['TIMESHEET_SUGGESTIONS', 'true', 'must be on or off'],
  ['LOG_LEVEL', 'loud', 'must be debug, info, warn, error or silent'],
]

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, DATA_DIR: 'data', DEMO: true })
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it.each(taken)('takes %s=%s', (name, value, read = value) => {
    expect(readConfig({ ...server, [name]: value })[name]).toEqual(read)
  })

  it.each(refused)('refuses %s=%s and says: %s', (name, value, words) => {
    expect(problemOf({ ...server, [name]: value })).toBe(`The configuration is wrong: ${name} ${words}.`)
  })

  it('has every variable among those tried here', () => {
    const names = Object.keys(variables).sort()
    expect([...new Set(taken.map(([name]) => name))].sort()).toEqual(names)
    expect([...new Set(['DATA_DIR', ...refused.map(([name]) => name)])].sort()).toEqual(names)
  })

  it('wants no login for a database it makes itself', () => {
    expect(problemOf({ DATABASE_APP_URL: 'postgres://praxis_app@localhost/praxis' })).toContain(
      'DATABASE_APP_URL belongs to a DATABASE_URL',
    )
  })

  it('names every wrong variable at once', () => {
    const problem = problemOf({ PORT: 'x', DEMO: 'x' })
    expect(problem).toContain('PORT')
    expect(problem).toContain('DEMO')
  })

  it('is listed in full in the operating manual', () => {
    const manual = readFileSync(join(serverFolder, '..', '..', 'docs', 'OPERATING.md'), 'utf8')
    const listed = [...manual.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name).sort()
    expect(listed).toEqual(Object.keys(variables).sort())
  })
})

describe('where links in mails lead', () => {
  const address = 'http://192.0.2.7:3000'
  const said = (environment: Record<string, string>) => linksLeadWhere(readConfig(environment), address)

  it.each(['0.0.0.0', '192.0.2.7', '::', 'praxis.example'])('is said when others can reach %s', (HOST) => {
    expect(said({ HOST })).toEqual([
      `Links in mails lead to ${address}; if people open another address, set PUBLIC_URL to it.`,
    ])
  })

  const clear: Record<string, string>[] = [
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://praxis.example' },
  ]
  it.each(clear)('needs no word with %j', (environment) => {
    expect(said(environment)).toEqual([])
  })
})
