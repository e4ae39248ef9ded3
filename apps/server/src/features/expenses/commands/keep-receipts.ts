import { MOST_RECEIPTS } from '@praxis/contract/expenses/expense-rules'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { isImageType } from '../../../platform/files/content-type'
import type { FileOwner, FileStore, StoredFile } from '../../../platform/files/file-store'
import type { Upload } from '../../../platform/files/upload'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { getOpenExpense } from '../queries/own-expenses'
import { announceOwnExpenses } from './announce-expenses'
import { lockOpenExpense } from './lock-expense'

/** Large enough to read the small print. */
const RECEIPT = { width: 2400, height: 2400, field: 'receipts' }
const PDF = 'application/pdf'

const ownerOf = (expenseId: string): FileOwner => ({ entity: 'expense', entityId: expenseId })

type ReceiptRow = Columns<'expense_receipts', 'file_id' | 'sha256' | 'position'> & Columns<'files', 'name'>

const keepReceipt = (db: Tx, files: FileStore, upload: Upload, expenseId: string): Promise<StoredFile> => {
  if (isImageType(upload.contentType)) return files.keepPhotograph(db, upload, RECEIPT, ownerOf(expenseId))
  if (upload.contentType === PDF) return files.keep(db, upload, ownerOf(expenseId))
  throw new Refusal('invalidFileExtension')
}

const attach = async (db: Tx, expenseId: string, fileId: string, sha256: string, position: number): Promise<void> => {
  await db.run(sql`
    insert into expense_receipts (company_id, expense_id, file_id, position, sha256)
    values (${db.scope.companyId}, ${expenseId}, ${fileId}, ${position}, ${sha256})`)
}

/** Keeps receipts with a claim that has these already: images upright and small enough, PDFs as they are. */
export const keepReceipts = async (
  db: Tx,
  files: FileStore,
  expenseId: string,
  uploads: readonly Upload[],
  before: readonly Pick<ReceiptRow, 'position'>[] = [],
): Promise<void> => {
  if (before.length + uploads.length > MOST_RECEIPTS) throw new Refusal('tooManyReceipts', { most: MOST_RECEIPTS })
  const first = Math.max(0, ...before.map(({ position }) => position + 1))
  for (const [index, upload] of uploads.entries()) {
    const { id } = await keepReceipt(db, files, upload, expenseId)
    await attach(db, expenseId, id, upload.sha256, first + index)
  }
}

const receiptsOf = (db: Tx, expenseId: string): Promise<ReceiptRow[]> =>
  db.rows<ReceiptRow>(sql`
    select x.file_id as "fileId", x.sha256, x.position, f.name
    from expense_receipts x join files f on f.company_id = x.company_id and f.id = x.file_id
    where x.company_id = ${db.scope.companyId} and x.expense_id = ${expenseId} order by x.position, x.file_id`)

/** Gives a claim copies of another one's receipts. */
export const copyReceipts = async (db: Tx, files: FileStore, fromId: string, toId: string): Promise<void> => {
  for (const { fileId, sha256, position } of await receiptsOf(db, fromId)) {
    const copy = await files.copy(db, fileId, ownerOf(toId))
    if (copy) await attach(db, toId, copy.id, sha256, position)
  }
}

export const addReceipts = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  uploads: readonly Upload[],
): Promise<Expense> => {
  await lockOpenExpense(db, actor, id)
  await keepReceipts(db, platform.files, id, uploads, await receiptsOf(db, id))
  db.record({ entity: 'expense', id, action: 'receiptAdded', after: { receipts: uploads.map(({ name }) => name) } })
  announceOwnExpenses(db, actor.employee.id)
  return getOpenExpense(db, platform, actor, id)
}

export const removeReceipt = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  fileId: string,
): Promise<Expense> => {
  await lockOpenExpense(db, actor, id)
  const receipt = (await receiptsOf(db, id)).find((each) => each.fileId === fileId)
  if (!receipt) throw new Refusal('notFound')
  await platform.files.remove(db, fileId)
  db.record({ entity: 'expense', id, action: 'receiptRemoved', before: { receipts: [receipt.name] } })
  announceOwnExpenses(db, actor.employee.id)
  return getOpenExpense(db, platform, actor, id)
}
