import { isIP } from 'node:net'
import * as z from 'zod'
import { StartProblem } from './start-problem'

const oneOf = <const Values extends readonly [string, string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` })

const flag = oneOf('true', 'false').transform((value) => value === 'true')

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `must be a whole number from ${from} to ${to}`, abort: true })
    .transform(Number)
    .refine((value) => value >= from && value <= to, { error: `must be a whole number from ${from} to ${to}` })

const atLeast = (length: number) => z.string().min(length, { error: `must have at least ${length} characters` })

/** Whether the parts of an address can be decoded: one that parses may still be badly encoded. */
const isDecodable = ({ username, password, pathname }: URL): boolean => {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

const url = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.some((protocol) => value.startsWith(`${protocol}://`)) && URL.canParse(value), {
      error: `must be an address starting with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
      abort: true,
    })
    .refine((value) => new URL(value).hostname !== '', { error: 'must name a host', abort: true })
    .refine((value) => isDecodable(new URL(value)), {
      error: 'has a % that encodes nothing; write %25 for the sign itself',
    })

const databaseUrl = () =>
  url('postgres', 'postgresql').refine((value) => /^\/[^/]+$/.test(new URL(value).pathname), {
    error: 'must name a database, as in postgres://user:password@host:5432/praxis',
  })

const PUBLIC_URL = url('http', 'https')
  .refine((value) => !/[?#]/.test(value), 'must have no ? or #: pages are put behind it')
  .refine(
    (value) => /^\/?$/.test(new URL(value).pathname),
    'must have no path: Praxis is served from the root of a host',
  )
  .refine((value) => new URL(value).username === '' && new URL(value).password === '', {
    error: 'must have no user and no password: everybody who gets a mail would read them',
  })

/** A sender is an address, alone or behind a name, which is in quotes if it has characters that separate addresses. */
const SENDER = /^(?:(?:"[^"\r\n]*"|[^"<>,;:@\r\n]*)\s*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 6 ? 128 : 32))
}

const networks = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((list) => list.every(isNetwork), {
    error: 'must be addresses or networks separated by commas, as in 10.1.0.0/16, 192.168.1.20',
  })

const sealingKeys = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((keys) => keys.every((key) => key.length >= 32), { error: 'must be keys of at least 32 characters each' })
  .refine((keys) => new Set(keys).size === keys.length, { error: 'must name each key once' })

/** Every variable there is. docs/OPERATING.md lists the same ones; a test compares the two. */
export const variables = {
  PORT: wholeNumber(0, 65535).default(3000).describe('Port of API and web.'),
  HOST: z
    .string()
    .regex(/^[^\s/]+$/, 'must be a name or an address of this machine, without http:// and without a path')
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for every interface.'),
  PUBLIC_URL: PUBLIC_URL.optional().describe(
    'Address people open, used in e-mails and for secure cookies. Default: the listening address.',
  ),
  DATA_DIR: z.string().min(1).default('data').describe('Folder for the database, files, e-mails and the secret.'),
  DATABASE_URL: databaseUrl()
    .optional()
    .describe('A PostgreSQL 16+ server to use instead of the embedded one; a login that can create tables.'),
  DATABASE_APP_URL: databaseUrl()
    .optional()
    .describe('The application’s own login. Default: one is created, named after the database.'),
  DATABASE_POOL: wholeNumber(2, 200).default(12).describe('Database connections per process.'),
  DATABASE_PROTOCOL: oneOf('pieces', 'plain')
    .default('pieces')
    .describe('How statements reach the database: several in one piece, or plainly one by one, which is slower.'),
  STORAGE_QUOTA_GB: wholeNumber(0, 999_999)
    .default(20)
    .describe('How much a company may keep in files, where no other figure was set for it.'),
  DISK_RESERVE_MB: wholeNumber(0, 999_999_999)
    .optional()
    .describe('Free disk space below which uploads are refused. Default: 1 GB, or 5% of a smaller disk.'),
  SECRET: atLeast(32)
    .optional()
    .describe('Signs tokens and file links; at least 32 characters. Default: generated once in DATA_DIR/secret.'),
  SEALING_KEYS: sealingKeys
    .default([])
    .describe(
      'Keys that seal bank accounts, tokens and second factors, separated by commas; the first one seals, all of them open. Default: one that follows from the secret.',
    ),
  SMTP_URL: url('smtp', 'smtps')
    .optional()
    .describe(
      'Mail server, smtp://user:password@host:port. Default: e-mails are kept in DATA_DIR/mail and shown at /mailbox.',
    ),
  MAILBOX_NETWORKS: networks
    .default([])
    .describe('Networks that may open /mailbox besides this machine, as in 10.1.0.0/16, 192.168.1.20.'),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address, by itself or as in Praxis <praxis@firm.example>')
    .default('Praxis <praxis@localhost>')
    .describe('Sender of e-mails.'),
  PASSWORD_COST: oneOf('normal', 'minimal')
    .default('normal')
    .describe('How costly password hashes are to guess; minimal is for tests only.'),
  DEMO: flag.default(true).describe('Fill the demo workspace when the database is new.'),
  DEMO_SIGN_INS: flag
    .default(false)
    .describe('Offer the demo sign-ins on the sign-in page even when PUBLIC_URL is set.'),
  JOBS: flag.default(true).describe('Run background jobs in this process.'),
  TRUST_PROXY: flag
    .default(false)
    .describe('Trust X-Forwarded-For and -Proto as set by the single reverse proxy in front.'),
  METRICS_TOKEN: atLeast(16)
    .optional()
    .describe('Bearer token for /metrics. Default: /metrics answers only to this machine.'),
  HELP_URL: url('http', 'https').optional().describe('Where the menu’s Help entry leads. Default: no entry.'),
  EXCHANGE_RATES_URL: url('http', 'https')
    .optional()
    .describe('Reference rates of the European Central Bank, as CSV or XML. Default: those that come along.'),
  PLACES_URL: url('http', 'https')
    .optional()
    .describe('A Photon server that suggests places for mileage. Default: the towns that come along.'),
  ROUTES_URL: url('http', 'https')
    .optional()
    .describe('An OSRM server that finds distances for mileage. Default: they are estimated.'),
  TIMESHEET_SUGGESTIONS: oneOf('on', 'off')
    .default('on')
    .describe('Suggest time from timers and recent weeks on the time sheet.'),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info').describe('Log level.'),
}

const Config = z.object(variables).refine(({ DATABASE_URL, DATABASE_APP_URL }) => DATABASE_URL || !DATABASE_APP_URL, {
  path: ['DATABASE_APP_URL'],
  error: 'belongs to a DATABASE_URL, which is not set; the embedded database makes its own login',
})
export type Config = z.output<typeof Config>

/** Reads the environment; the error names each wrong variable. An empty variable counts as not set. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (environment[name]?.trim() ? [[name, environment[name]]] : [])),
  )
  const read = Config.safeParse(given)
  if (read.success) return read.data
  const problems = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new StartProblem(
    `The configuration is wrong: ${problems.join('; ')}.`,
    'Correct the environment variable; docs/OPERATING.md lists them all.',
  )
}
