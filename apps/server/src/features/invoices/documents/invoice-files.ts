import type { InvoiceFileKind } from '@praxis/contract/invoices/invoice-rules'
import { ublInvoice } from '@praxis/domain/e-invoice/ubl-invoice'
import { eInvoiceOf } from '@praxis/domain/invoices/e-invoice-of'
import type { InvoiceBreakdown, InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import type { Db, Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import type { StoredFile } from '../../../platform/files/file-store'
import type { JobContext } from '../../../platform/jobs/job'
import { PDF_TYPE, type PrintedDocument, printed } from '../../../platform/pdf/pdf-answer'
import { printedLogo } from './kept-logo'
import { readBreakdown, readDocument } from './open-document'
import { breakdownPages } from './pages/breakdown-pages'
import { invoicePages } from './pages/invoice-pages'
import { withEInvoice } from './pages/with-e-invoice'

export const UBL_TYPE = 'application/xml'

/** The file’s name: numbers may hold what no file name does. */
export const fileNameOf = (
  { number, title }: Pick<InvoiceDocument, 'number' | 'title'>,
  kind: InvoiceFileKind,
): string => {
  const name = (number ?? `${title} draft`).replace(/[^\p{L}\p{N}._-]+/gu, '-')
  if (kind === 'breakdown') return `${name}-breakdown.pdf`
  return `${name}.${kind === 'ubl' ? 'xml' : 'pdf'}`
}

/** A file of a billed invoice that is kept. */
export interface KeptFile extends StoredFile {
  readonly kind: InvoiceFileKind
  readonly storageKey: string
}

export const listKeptFiles = (db: Db, invoiceId: string): Promise<KeptFile[]> =>
  db.rows<KeptFile>(sql`
    select k.kind, f.id, f.name, f.content_type as "contentType", f.size, f.storage_key as "storageKey"
    from invoice_files k join files f on f.company_id = k.company_id and f.id = k.file_id
    where k.company_id = ${db.scope.companyId} and k.invoice_id = ${invoiceId}
    order by k.kind`)

/** All that the files of an invoice are made of. */
interface Source {
  readonly document: InvoiceDocument
  readonly breakdown: InvoiceBreakdown | null
  readonly logo: string | null
}

/** The pages of an invoice, or of what is behind it. */
export const pagesOf = ({ document, breakdown, logo }: Source): PrintedDocument =>
  breakdown ? breakdownPages(document, breakdown) : withEInvoice(invoicePages(document, logo), document)

type Company = Pick<JobContext<unknown>, 'companyId' | 'platform' | 'database' | 'jobId'>

const makeFile = async (
  kind: InvoiceFileKind,
  invoiceId: string,
  { companyId, platform, database, jobId }: Company,
) => {
  const source = await database.read(systemScope(companyId), async (db): Promise<Source> => {
    const document = await readDocument(db, platform, invoiceId)
    return {
      document,
      breakdown: kind === 'breakdown' ? await readBreakdown(db, invoiceId) : null,
      logo: kind === 'pdf' ? await printedLogo(db, platform.files, document) : null,
    }
  })
  const name = fileNameOf(source.document, kind)
  if (kind === 'ubl')
    return { kind, name, contentType: UBL_TYPE, bytes: Buffer.from(ublInvoice(eInvoiceOf(source.document))) }
  const caller = { company: companyId, person: jobId }
  const bytes = await platform.shares.printing.pass(caller, () => printed(platform, pagesOf(source), caller))
  return { kind, name, contentType: PDF_TYPE, bytes }
}

/**
 * Makes those files of a billed invoice that are not kept yet. They are made without a transaction, as that takes a while;
 * of two that are made at once the first is kept.
 */
export const makeMissingFiles = async (
  kinds: readonly InvoiceFileKind[],
  invoiceId: string,
  company: Company,
): Promise<readonly Awaited<ReturnType<typeof makeFile>>[]> => {
  const kept = await company.database.read(systemScope(company.companyId), (db) => listKeptFiles(db, invoiceId))
  const missing = kinds.filter((kind) => !kept.some((file) => file.kind === kind))
  const made = []
  for (const kind of missing) made.push(await makeFile(kind, invoiceId, company))
  return made
}

/** Keeps what was made, and answers all files of the invoice. */
export const keepFiles = async (
  db: Tx,
  { files }: Company['platform'],
  invoiceId: string,
  made: Awaited<ReturnType<typeof makeMissingFiles>>,
): Promise<readonly KeptFile[]> => {
  await db.run(
    sql`select from invoices where company_id = ${db.scope.companyId} and id = ${invoiceId} for no key update`,
  )
  const kept = await listKeptFiles(db, invoiceId)
  for (const { kind, ...file } of made) {
    if (kept.some((known) => known.kind === kind)) continue
    const { id } = await files.keepBytes(db, file, { entity: 'invoiceFile', entityId: invoiceId })
    await db.run(sql`
      insert into invoice_files (company_id, invoice_id, kind, file_id)
      values (${db.scope.companyId}, ${invoiceId}, ${kind}, ${id})`)
  }
  return listKeptFiles(db, invoiceId)
}
