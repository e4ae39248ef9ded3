import type { Currency } from '@praxis/contract/protocol/values'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { demandsOf } from '@praxis/domain/e-invoice/demands-of-country'
import type { DocumentLine, InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import { vatGroups } from '@praxis/domain/invoices/vat-groups'
import { exemptionWords } from '@praxis/domain/invoices/vat-words'
import { converted, rateText } from '@praxis/domain/money/exchange'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { accountFor, type InvoicingCompany, loadBuyer, loadInvoicingCompany, sellerOf } from './parties'

interface InvoiceHead
  extends Columns<'invoices', 'kind' | 'stage' | 'number' | 'day' | 'due_date' | 'currency' | 'reference' | 'note'>,
    Columns<'invoices', 'client_id'> {
  readonly currency: Currency
  readonly clientTerms: number | null
  readonly corrects: InvoiceDocument['corrects']
}

const readHead = (db: Db, id: string): Promise<InvoiceHead | undefined> =>
  db.row<InvoiceHead>(sql`
    select ${selected('invoices', 'i', ['kind', 'stage', 'number', 'day', 'due_date', 'currency', 'reference', 'note'])},
      i.client_id as "clientId", b.payment_terms_days as "clientTerms",
      (select json_build_object('number', n.number, 'billedOn', n.day) from invoices n
       where n.company_id = i.company_id and n.id = i.credited_invoice_id) as corrects
    from invoices i
    left join client_billing b on b.company_id = i.company_id and b.client_id = i.client_id
    where i.company_id = ${db.scope.companyId} and i.id = ${id}`)

/** The lines that are billed now, with the sums that were worked out when they were last changed. */
const readLines = (db: Db, id: string): Promise<DocumentLine[]> =>
  db.rows<DocumentLine>(sql`
    select m.id as "itemID", m.targetable_id as "projectID", m.source, m.name, m.description, m.quantity, m.unit,
      m.unit_amount as "unitAmount", m.discount, m.vat_rate as "vatRate", m.vat_category as "vatCategory",
      m.from_day as "from", m.to_day as "to", m.gross, m.net, m.vat
    from invoice_items m
    where m.company_id = ${db.scope.companyId} and m.invoice_id = ${id} and m.state <> 'billNextTime'
    order by m.position`)

const readProjects = (db: Db, id: string): Promise<InvoiceDocument['projects'][number][]> =>
  db.rows(sql`
    select p.id, p.name from invoice_targetables t
    join targetables p on p.company_id = t.company_id and p.id = t.targetable_id
    where t.company_id = ${db.scope.companyId} and t.invoice_id = ${id}
    order by p.sort_name, p.id`)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const totalsOf = (lines: readonly DocumentLine[]): InvoiceDocument['totals'] => {
  const [gross, net, vat] = (['gross', 'net', 'vat'] as const).map((part) => sumOf(lines.map((line) => line[part])))
  if (gross === undefined || net === undefined || vat === undefined) throw new Error('three sums are three')
  return { gross, discount: gross - net, net, vat, total: net + vat }
}

/** VAT of a group is what its lines were allotted: a credit note that closes an invoice takes what rounding has left. */
const groupsOf = (
  lines: readonly DocumentLine[],
  { settings, country }: InvoicingCompany,
): InvoiceDocument['vatGroups'] =>
  vatGroups(lines).map((group) => ({
    ...group,
    vat: sumOf(
      lines
        .filter(({ vatCategory, vatRate }) => vatCategory === group.vatCategory && vatRate === group.vatRate)
        .map(({ vat }) => vat),
    ),
    reason: exemptionWords(group.vatCategory, settings.exemptionReasons, country),
  }))

/** The currency that the tax office of the company’s country counts VAT in. */
const ownCurrencyOf = ({ country, currency }: InvoicingCompany): Currency =>
  (demandsOf(country).vatCurrency ?? currency) as Currency

/** VAT in that currency; nothing where it is the invoice’s own, where there is none, or no rate of that day. */
const vatInOwnCurrency = async (
  db: Db,
  { exchangeRates }: Pick<Platform, 'exchangeRates'>,
  { own, currency, vat, day }: { own: Currency; currency: Currency; vat: number; day: Day },
): Promise<InvoiceDocument['vatInOwnCurrency']> => {
  if (own === currency || vat === 0) return null
  const found = await exchangeRates.between(db, currency, own, day)
  return found && { currency: own, vat: converted(vat, found.rate), rate: rateText(found.rate), rateDay: found.day }
}

const termsOf = (
  { kind, stage, day, dueDate, clientTerms }: InvoiceHead,
  { settings }: InvoicingCompany,
  today: Day,
) => {
  const days = clientTerms ?? settings.paymentTermsDays
  const billedOn = stage === 'billed' ? day : today
  const usual = addDays(billedOn, days)
  const due = dueDate ?? usual
  const terms = { days: due === usual ? days : null, text: settings.paymentTermsText }
  return { billedOn, dueDate: kind === 'creditNote' ? null : due, terms }
}

const titleOf = ({ kind }: InvoiceHead, { country }: InvoicingCompany): string =>
  kind === 'creditNote' ? 'Credit note' : demandsOf(country).title

/**
 * What an invoice says now: what is frozen when it is billed, and what a draft would say if it were billed today; with the
 * currency that VAT has to be said in.
 */
export const loadDocument = async (
  db: Db,
  platform: Pick<Platform, 'exchangeRates' | 'clock'>,
  id: string,
): Promise<{ readonly document: InvoiceDocument; readonly ownCurrency: Currency }> => {
  const [head, company, lines, projects] = await Promise.all([
    readHead(db, id),
    loadInvoicingCompany(db),
    readLines(db, id),
    readProjects(db, id),
  ])
  if (!head) throw new Refusal('notFound')
  const { currency } = head
  const { billedOn, dueDate, terms } = termsOf(head, company, dayInTimeZone(platform.clock(), company.timeZone))
  const totals = totalsOf(lines)
  const own = ownCurrencyOf(company)
  const document: InvoiceDocument = {
    version: 1,
    kind: head.kind,
    title: titleOf(head, company),
    number: head.number,
    billedOn,
    dueDate,
    currency,
    seller: sellerOf(company),
    buyer: await loadBuyer(db, head.clientId),
    projects,
    reference: head.reference,
    note: head.note,
    footnote: company.settings.footnote,
    terms,
    corrects: head.corrects,
    lines,
    vatGroups: groupsOf(lines, company),
    totals,
    vatInOwnCurrency: await vatInOwnCurrency(db, platform, { own, currency, vat: totals.vat, day: billedOn }),
    bankAccount: accountFor(company, currency),
    look: {
      primary: company.theme.primary,
      logo: company.logoImageId === null ? null : { current: company.logoImageId },
    },
  }
  return { document, ownCurrency: own }
}
