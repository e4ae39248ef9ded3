import type { VisitorMail } from '@praxis/contract/portals/portal-rules'
import type { Columns } from '../../../platform/database/columns'
import type { Db, ReadDb, Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { type Html, html } from '../../../platform/html'
import type { FileResponse } from '../../../platform/http/send-answers'
import type { Limit } from '../../../platform/limits/limits'
import type { Platform } from '../../../platform/platform'
import { chooseMails, findChoosing } from './choose-mails'
import { readUnsubscribeToken, type Stopped } from './unsubscribe-tokens'

/** Tokens cannot be guessed, but trying them must not be free. */
export const unsubscribing: Limit = { name: 'portal.unsubscribe', attempts: 100, seconds: 15 * 60 }

export interface Asked {
  readonly token: string
  readonly all?: 'true' | undefined
}

const words: Readonly<Record<VisitorMail, string>> = {
  comments: 'comments',
  statusChanges: 'status changes of tasks',
  signOffs: 'approvals',
  invoices: 'invoices',
}

const listed = (mails: readonly VisitorMail[]): string => {
  const [last = '', ...others] = mails.map((mail) => words[mail]).reverse()
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`
}

type PortalRow = Columns<'portals', 'title'> & Columns<'companies', { company: 'name' }>

/** Whose mails these are; they are gone with the portal. */
const findPortal = (db: Db, { visitorId }: Stopped): Promise<PortalRow | undefined> =>
  db.row<PortalRow>(sql`
    select r.title, c.name as company
    from portal_visitors v
    join portals r on r.company_id = v.company_id and r.id = v.portal_id
    join companies c on c.company_id = r.company_id
    where v.company_id = ${db.scope.companyId} and v.id = ${visitorId}`)

const STYLE = `body { margin: 0; padding: 48px 16px; background: #ecf0f1; color: #161d20; font: 16px/24px system-ui, sans-serif }
main { max-width: 440px; margin: 0 auto; padding: 32px; background: #fff; border: 1px solid #dfe5e7; border-radius: 6px }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px } p { margin: 0 0 16px; color: #57656c } form { margin: 0 0 8px }
button { width: 100%; min-height: 44px; font: inherit; font-weight: 600; border-radius: 6px; border: 1px solid #61227a; cursor: pointer }
.first { background: #61227a; color: #fff } .second { background: #fff; color: #61227a }
button:focus-visible { outline: 3px solid #b58fc6; outline-offset: 2px }`

/** A plain page: whoever reads a mail has neither signed in nor loaded anything of ours. */
const pageOf = (title: string, content: Html): FileResponse => ({
  content: String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`),
  ...{ contentType: 'text/html; charset=utf-8', name: 'unsubscribe.html', inline: true, cacheControl: 'no-store' },
  headers: {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  },
})

const form = (label: string, look: 'first' | 'second', { token, all }: Asked): Html => {
  const address = `?token=${token}${all ? '&all=true' : ''}`
  return html`<form method="post" action="${address}"><button class="${look}">${label}</button></form>\n`
}

/** Looking at the page changes nothing, as mail programs look at links before people do. */
export const showUnsubscribing = async (db: ReadDb, platform: Platform, { token }: Asked): Promise<FileResponse> => {
  const stopped = readUnsubscribeToken(platform, token)
  await db.enterCompany(stopped.companyId, null)
  const portal = await findPortal(db, stopped)
  if (!portal) return pageOf('You get no more of these e-mails', html`<p>The portal is gone.</p>`)
  return pageOf(
    'Stop these e-mails?',
    html`<p>They tell you of ${listed(stopped.mails)} in the client portal “${portal.title}” of ${portal.company}.</p>
${form('Stop these e-mails', 'first', { token })}${form('Stop all e-mails of this portal', 'second', { token, all: 'true' })}`,
  )
}

/** Stops mails without a question and without signing in; doing it twice is as doing it once. */
export const unsubscribe = async (db: Tx, platform: Platform, { token, all }: Asked): Promise<FileResponse> => {
  const stopped = readUnsubscribeToken(platform, token)
  await db.enterCompany(stopped.companyId, null)
  const row = await findChoosing(db, stopped.visitorId, true)
  const isStopped = (mail: VisitorMail): boolean => all === 'true' || stopped.mails.includes(mail)
  if (row?.mails.some(isStopped))
    await chooseMails(
      db,
      stopped.visitorId,
      row,
      row.mails.filter((mail) => !isStopped(mail)),
    )
  return pageOf(
    'You get no more of these e-mails',
    html`<p>${all ? 'The portal mails you nothing any more.' : `The portal mails you nothing of ${listed(stopped.mails)} any more.`}
You can choose again in the portal.</p>`,
  )
}
