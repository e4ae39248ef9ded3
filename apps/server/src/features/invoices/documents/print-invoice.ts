import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { BinaryAnswer } from '../../../platform/http/implement'
import { pdfAnswer } from '../../../platform/pdf/pdf-answer'
import type { Platform } from '../../../platform/platform'
import { fileNameOf, listKeptFiles, pagesOf } from './invoice-files'
import { printedLogo } from './kept-logo'
import { openDocument } from './open-document'

/** The file that is kept of a billed invoice; of a draft, or in the moment before it is there, one that is made now. */
export const printInvoice = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
): Promise<BinaryAnswer> => {
  const document = await openDocument(db, platform, actor, id)
  const kept = (await listKeptFiles(db, id)).find(({ kind }) => kind === 'pdf')
  const content = kept && (await platform.files.storage.open(kept.storageKey))
  if (kept && content)
    return { content, contentType: kept.contentType, name: kept.name, inline: false, cacheControl: 'no-store' }
  const pages = pagesOf({ document, breakdown: null, logo: await printedLogo(db, platform.files, document) })
  return pdfAnswer(platform, fileNameOf(document, 'pdf').replace(/\.pdf$/, ''), pages)
}
