import type { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import { type InvoiceFileKind, invoiceFileKinds } from '@praxis/contract/invoices/invoice-rules'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import { displayName } from '@praxis/domain/accounts/display-name'
import type { InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import { filledIn } from '@praxis/domain/invoices/mail-text'
import { mailValuesOf } from '@praxis/domain/invoices/mail-values'
import { obstaclesToEInvoice } from '@praxis/domain/invoices/missing-facts'
import { letterWithoutLinks } from '@praxis/domain/links/reads-like-a-link'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { composeMail, type Mail } from '../../../platform/mail/mail'
import type { Platform } from '../../../platform/platform'
import { fileNameOf } from './invoice-files'
import { openBilled } from './open-document'
import { loadInvoicingCompany } from './parties'

/** Whom a mail about an invoice may go to. */
interface Addressee {
  readonly email: string
  readonly name: string
  readonly isForBilling: boolean
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The addresses that are known of an invoice’s client: for billing, its own, and those of the people who work there. */
export const listAddressees = (db: Db, invoiceId: string): Promise<Addressee[]> =>
  db.rows<Addressee>(sql`
    with known as (
      select lower(given.email) as email, '' as name, true as "isForBilling", 0 as place
      from invoices i
      join client_billing b on b.company_id = i.company_id and b.client_id = i.client_id
      cross join lateral unnest(b.emails) as given(email)
      where i.company_id = ${db.scope.companyId} and i.id = ${invoiceId}
      union all
      select lower(c.email), c.name, false, 1
      from invoices i join clients c on c.company_id = i.company_id and c.id = i.client_id
      where i.company_id = ${db.scope.companyId} and i.id = ${invoiceId} and c.email <> ''
      union all
      select k.email_key, trim(k.first_name || ' ' || k.last_name), false, 2
      from invoices i join client_contacts k on k.company_id = i.company_id and k.client_id = i.client_id
      where i.company_id = ${db.scope.companyId} and i.id = ${invoiceId} and k.email <> ''
    )
    select email, max(name) as name, bool_or("isForBilling") as "isForBilling"
    from known group by email order by min(place), email`)

/** What of the invoice is still to be paid. */
const openAmount = async (db: Db, invoiceId: string): Promise<number> => {
  const row = await db.row<{ readonly open: number }>(sql`
    select open_amount as open from invoices where company_id = ${db.scope.companyId} and id = ${invoiceId}`)
  return row?.open ?? 0
}

/** Where answers to a mail go: to whom the company named for that, else to whoever sends it. */
export const replyToOf = ({ seller }: InvoiceDocument, actor: EmployeeActor): string =>
  seller.contact.email || actor.user.username

/** The mail as it leaves: words of colleagues come without links, as in every mail to people outside. */
export const mailOf = (
  document: InvoiceDocument,
  { subject, text, to, replyTo }: { subject: string; text: string; to: string; replyTo: string },
): Mail => {
  const name = letterWithoutLinks(capitalised(subject))
  return composeMail({
    to,
    subject: name,
    heading: name,
    paragraphs: text.split(/\n\s*\n/).map((paragraph) => ({ letter: letterWithoutLinks(paragraph) })),
    footer: letterWithoutLinks(`${document.seller.name} sent this with Praxis. Answers go to ${replyTo}.`),
    replyTo,
  })
}

/** Why a file cannot be attached; empty where it can. */
export const obstaclesTo = (kind: InvoiceFileKind, document: InvoiceDocument): readonly string[] =>
  kind === 'ubl' ? obstaclesToEInvoice(document, 'peppol') : []

/** The mail that an invoice would be sent with: the company’s words, and whom it would go to. */
export const getInvoiceMail = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
): Promise<Sent<typeof invoiceDocuments.getInvoiceMail>> => {
  const document = await openBilled(db, platform, actor, id)
  const { settings } = await loadInvoicingCompany(db)
  const values = mailValuesOf(document, { open: await openAmount(db, id), sender: displayName(actor.user) })
  const addressees = await listAddressees(db, id)
  const recipients = addressees.filter(({ isForBilling }) => isForBilling).map(({ email }) => email)
  const replyTo = replyToOf(document, actor)
  const subject = capitalised(filledIn(settings.mailSubject, values)).slice(0, 200)
  const text = filledIn(settings.mailText, values)
  return {
    recipients,
    choices: addressees.map(({ email, name }) => ({ email, name })),
    replyTo,
    subject,
    text,
    html: mailOf(document, { subject, text, to: recipients[0] ?? '', replyTo }).html,
    attachments: invoiceFileKinds.map((kind) => ({
      kind,
      name: fileNameOf(document, kind),
      obstacles: [...obstaclesTo(kind, document)],
    })),
  }
}
