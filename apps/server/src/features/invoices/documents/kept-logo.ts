import { buffer } from 'node:stream/consumers'
import type { DocumentLook, InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import { textOn } from '@praxis/domain/theme/contrast'
import sharp, { type Sharp } from 'sharp'
import type { Db, Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'

const PNG = 'image/png'
const SAMPLE = 48
const WHOLE_ALPHA = 255
/** Of 255: lighter logos cannot be told from paper. */
const LIGHT = 215

/** How light a logo is where there is something of it, from 0 to 255. */
const lightnessOf = async (image: Sharp): Promise<number> => {
  const { data } = await image
    .clone()
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let light = 0
  let seen = 0
  for (let place = 0; place + 3 < data.length; place += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(place, place + 4)
    light += ((red * 299 + green * 587 + blue * 114) / 1000) * alpha
    seen += alpha
  }
  return seen === 0 ? WHOLE_ALPHA : light / seen
}

/** A logo without transparency, as it is printed fastest: on paper, or on the company’s colour where it was made for dark grounds. */
const onPaper = async (bytes: Buffer, primary: string): Promise<Buffer> => {
  const image = sharp(bytes)
  const isLight = (await lightnessOf(image)) > LIGHT && (await image.metadata()).hasAlpha
  const ground = isLight && textOn(primary) === '#ffffff' ? primary : '#ffffff'
  return image.flatten({ background: ground }).toColourspace('srgb').png({ compressionLevel: 9 }).toBuffer()
}

const storedAt = async (files: FileStore, storageKey: string | undefined): Promise<Buffer | undefined> => {
  const stream = storageKey === undefined ? undefined : await files.storage.open(storageKey)
  return stream && buffer(stream)
}

const currentLogo = async (
  db: Db,
  files: FileStore,
  { primary }: DocumentLook,
  imageId: string,
): Promise<Buffer | undefined> => {
  const image = await db.row<{ readonly storageKey: string }>(sql`
    select storage_key as "storageKey" from public_files where id = ${imageId}`)
  const bytes = await storedAt(files, image?.storageKey)
  return bytes && onPaper(bytes, primary)
}

/**
 * The look of an invoice that is billed now: it keeps a copy of the logo, which the company may replace. Invoices that share
 * a logo share the copy.
 */
export const keptLook = async (db: Tx, files: FileStore, look: DocumentLook): Promise<DocumentLook> => {
  if (look.logo === null || 'kept' in look.logo) return look
  const imageId = look.logo.current
  const owner = { entity: 'invoiceLogo', entityId: `${imageId} ${look.primary}` }
  const known = await db.row<{ readonly id: string }>(sql`
    select id from files
    where company_id = ${db.scope.companyId} and entity = ${owner.entity} and entity_id = ${owner.entityId}`)
  if (known) return { ...look, logo: { kept: known.id } }
  const bytes = await currentLogo(db, files, look, imageId)
  if (!bytes) return { ...look, logo: null }
  const { id } = await files.keepBytes(db, { name: 'logo.png', contentType: PNG, bytes }, owner)
  return { ...look, logo: { kept: id } }
}

/** The logo as it is printed, as the address that holds its bytes. */
export const printedLogo = async (
  db: Db,
  files: FileStore,
  { look }: Pick<InvoiceDocument, 'look'>,
): Promise<string | null> => {
  if (look.logo === null) return null
  if ('current' in look.logo) {
    const bytes = await currentLogo(db, files, look, look.logo.current)
    return bytes ? `data:${PNG};base64,${bytes.toString('base64')}` : null
  }
  const file = await db.row<{ readonly storageKey: string }>(sql`
    select storage_key as "storageKey" from files where company_id = ${db.scope.companyId} and id = ${look.logo.kept}`)
  const bytes = await storedAt(files, file?.storageKey)
  return bytes ? `data:${PNG};base64,${bytes.toString('base64')}` : null
}
