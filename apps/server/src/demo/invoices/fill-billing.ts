import type { DemoCompany } from '@praxis/demo/demo-company'
import type { DemoDetailValue } from '@praxis/demo/demo-details'
import type { DemoBilling, DemoInvoicing } from '@praxis/demo/demo-invoicing'
import { addDays, addMonths, type Day, startOfMonth } from '@praxis/domain/calendar/day'
import { fullVatNumber } from '@praxis/domain/e-invoice/vat-numbers'
import type { Columns } from '../../platform/database/columns'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { employeeIdOf } from '../demo-employee-id'
import { clientIdOf } from '../fill-clients'
import { projectIdOf } from '../fill-projects'

const COUNTRY = 'GB'
/** What e-invoices call an address that is a British VAT number. */
const BRITISH_VAT_NUMBER = '9932'
/** What some clients have agreed on instead of the usual terms. */
const SHORT_TERMS = 14

const PURCHASE_ORDER = 'Purchase order'
/** What clients know the company by, which they want to read on its bills. */
const SUPPLIER_NUMBER = 'Supplier number'

const textOf = (detail: DemoDetailValue | undefined): string => (typeof detail === 'string' ? detail : '')

const billingRow = (company: DemoCompany, billing: DemoBilling) => ({
  clientId: clientIdOf(company, billing.client),
  legalName: billing.legalName,
  vatNumber: billing.vatNumber,
  companyNumber: billing.companyNumber ?? '',
  reference: textOf(company.clients?.find(({ name }) => name === billing.client)?.details[SUPPLIER_NUMBER]),
  electronicId: billing.hasNoElectronicAddress ? '' : fullVatNumber(billing.vatNumber, COUNTRY),
})

/** Invoices go to whoever clients have named for bills, else to their usual address. Answers terms of their own. */
export const fillClientBilling = async (
  db: Tx,
  company: DemoCompany,
  { billing }: DemoInvoicing,
): Promise<ReadonlyMap<string, number | null>> => {
  const rows = await db.rows<Columns<'client_billing', 'client_id' | 'payment_terms_days'>>(sql`
    insert into client_billing (company_id, client_id, legal_name, vat_number, company_number, buyer_reference,
      electronic_scheme, electronic_id, country, emails, payment_terms_days)
    select c.company_id, c.id, r."legalName", r."vatNumber", r."companyNumber", r.reference,
      case when r."electronicId" <> '' then ${BRITISH_VAT_NUMBER} else '' end, r."electronicId", ${COUNTRY},
      array[lower(coalesce(b.email, c.email))], case when c.sort_name < 'g' then ${SHORT_TERMS}::integer end
    from jsonb_to_recordset(${JSON.stringify(billing.map((each) => billingRow(company, each)))}) as r (
      "clientId" uuid, "legalName" text, "vatNumber" text, "companyNumber" text, reference text, "electronicId" text)
    join clients c on c.company_id = ${db.scope.companyId} and c.id = r."clientId"
    left join lateral (
      select k.email from client_contacts k join contact_types t on t.company_id = k.company_id and t.id = k.type_id
      where k.company_id = c.company_id and k.client_id = c.id and t.name = 'Billing' and k.email <> ''
      order by k.created_at, k.id limit 1) as b on true
    returning client_id as "clientId", payment_terms_days as "paymentTermsDays"`)
  return new Map(rows.map(({ clientId, paymentTermsDays }) => [clientId, paymentTermsDays]))
}

/** The purchase orders that projects name are said on their invoices. */
const purchaseOrdersOf = ({ projects = [] }: DemoCompany) =>
  projects.flatMap(({ name, client, details }) => {
    const order = textOf(details?.[PURCHASE_ORDER])
    return client !== undefined && order !== '' ? [{ name, client, order }] : []
  })

/** How projects are billed: with their purchase orders, and some by schedulers that were set some months ago. */
export const fillProjectBilling = async (
  db: Tx,
  company: DemoCompany,
  { schedulers, fee, biller }: DemoInvoicing,
  today: Day,
): Promise<void> => {
  const { companyId } = db.scope
  const ordered = purchaseOrdersOf(company).map(({ name, client, order }) => ({
    id: projectIdOf(company, name, client),
    order,
  }))
  const scheduled = [...schedulers, { ...fee, type: 'fixedAmount' as const }].map(
    ({ project, client, ...scheduler }) => ({
      text: '',
      ...scheduler,
      id: projectIdOf(company, project, client),
    }),
  )
  const thisMonth = startOfMonth(today)
  await db.run(sql`
    insert into project_billing (company_id, targetable_id, purchase_order)
    select ${companyId}, r.id, r.order from jsonb_to_recordset(${JSON.stringify(ordered)}) as r (id uuid, "order" text)`)
  await db.run(sql`
    with r as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(scheduled)}) as r (id uuid, type text, text text, amount bigint)
    ), set as (
      update projects p set invoice_scheduler = r.type from r where p.company_id = ${companyId} and p.id = r.id
    )
    insert into project_billing (company_id, targetable_id, scheduled_amount, scheduled_text, scheduled_day,
      scheduled_until, scheduler_set_on, scheduler_set_by, last_scheduled_on, next_scheduled_on)
    select ${companyId}, r.id, r.amount, r.text, 1, ${addDays(addMonths(thisMonth, 12), -1)}::date,
      ${addMonths(thisMonth, -3)}::date, ${employeeIdOf(company, biller)}::uuid, ${thisMonth}::date,
      ${addMonths(thisMonth, 1)}::date
    from r
    on conflict (company_id, targetable_id) do update set scheduled_amount = excluded.scheduled_amount,
      scheduled_text = excluded.scheduled_text, scheduled_until = excluded.scheduled_until,
      scheduler_set_on = excluded.scheduler_set_on, scheduler_set_by = excluded.scheduler_set_by,
      last_scheduled_on = excluded.last_scheduled_on, next_scheduled_on = excluded.next_scheduled_on`)
}
