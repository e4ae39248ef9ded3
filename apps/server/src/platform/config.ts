import * as z from 'zod'
import { StartProblem } from './start-problem'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const url = (...protocols: string[]) =>
  z.string().refine((value) => protocols.some((protocol) => value.startsWith(`${protocol}:`)) && URL.canParse(value), {
    message: `must be an address starting with ${protocols.map((protocol) => `${protocol}:`).join(' or ')}`,
  })

/** Every variable there is. docs/OPERATING.md lists the same ones; a test holds the two against each other. */
export const variables = {
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port of API and web.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for every interface.'),
  PUBLIC_URL: url('http', 'https')
    .refine((value) => !/[?#]/.test(value), 'must have no ? or #: pages are put behind it')
    .optional()
    .describe('Address people open, used in mails and for secure cookies. Default: the listening address.'),
  DATA_DIR: z.string().min(1).default('data').describe('Folder of database, files, mails and the secret.'),
  DATABASE_URL: url('postgres', 'postgresql')
    .optional()
    .describe('A PostgreSQL 16+ server to use instead of the embedded one; a login that may create tables.'),
  DATABASE_APP_URL: url('postgres', 'postgresql')
    .optional()
    .describe('The login the application works with. Default: one is made, named after the database.'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12).describe('Database connections per process.'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs tokens and file links; at least 32 characters. Default: made once in DATA_DIR/secret.'),
  SMTP_URL: url('smtp', 'smtps')
    .optional()
    .describe('Mail server, smtp://user:password@host:port. Default: mails land in DATA_DIR/mail and at /mailbox.'),
  MAIL_FROM: z.string().min(3).default('Praxis <praxis@localhost>').describe('Sender of mails.'),
  PASSWORD_COST: z
    .enum(['normal', 'minimal'])
    .default('normal')
    .describe('How costly password hashes are to guess; minimal is for tests only.'),
  DEMO: flag.default(true).describe('Fill the demo workspace when the database is new.'),
  JOBS: flag.default(true).describe('Work on background jobs in this process.'),
  TRUST_PROXY: flag
    .default(false)
    .describe('Believe what the one reverse proxy in front adds to X-Forwarded-For and -Proto.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token for /metrics. Default: /metrics answers only to this machine.'),
  HELP_URL: url('http', 'https').optional().describe('Where the Help entry of the menu leads. Default: no entry.'),
  TIMESHEET_SUGGESTIONS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Suggest time from timers and recent weeks on the time sheet.'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('How much is logged.'),
}

const Config = z.object(variables)
export type Config = z.output<typeof Config>

/** Reads the environment; the message names each wrong variable. An empty one counts as not set. */
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
