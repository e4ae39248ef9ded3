import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { partsOfSealed, prefixOf } from './sealed-text'
import type { SealingKey, SealingKeys } from './sealing-keys'

/** A column of sealed values, in a table whose rows have an `id`. Its feature registers it, so that it is resealed. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** Set for tables whose rows belong to no company, such as users. */
  readonly isOfNoCompany?: true
}

/** Where a value is stored, which is the only place it can be opened in. */
export interface SealedPlace extends SealedColumn {
  /** NO_COMPANY for rows that belong to none. */
  readonly companyId: string
  readonly rowId: string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const bindingOf = ({ companyId, table, column, rowId }: SealedPlace): Buffer =>
  Buffer.from(JSON.stringify([companyId, table, column, rowId]))

/** The message says where and why, never the value. */
class CannotBeOpened extends Error {
  constructor({ table, column, rowId }: SealedPlace, why: string) {
    super(`the sealed value in ${table}.${column} of ${rowId} cannot be opened: ${why}`)
  }
}

const unsealed = (key: SealingKey, place: SealedPlace, bytes: Buffer): string => {
  const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  if (key.unboundIn !== place.table) decipher.setAAD(bindingOf(place))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/**
 * Seals values that must be read back, unlike passwords, and that a copy of the database must not reveal. An opened
 * value belongs in no log, no history and no payload of a job.
 */
export class SealedValues {
  constructor(private readonly keys: SealingKeys) {}

  get newestKeyId(): string {
    return this.keys[0].id
  }

  get earlierKeyIds(): string[] {
    return this.keys.slice(1).map(({ id }) => id)
  }

  /** Sealing the same text twice gives two different values. */
  seal(place: SealedPlace, text: string): string {
    const [{ id, bytes }] = this.keys
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(bindingOf(place))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return prefixOf(id) + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  open(place: SealedPlace, sealed: string): string {
    const parts = partsOfSealed(sealed)
    if (!parts) throw new CannotBeOpened(place, 'it is not sealed')
    const key = this.keys.find(({ id }) => id === parts.keyId)
    if (!key) throw new CannotBeOpened(place, `its key ${parts.keyId} is missing`)
    try {
      return unsealed(key, place, parts.bytes)
    } catch {
      throw new CannotBeOpened(place, 'it was changed, or belongs to another place')
    }
  }
}
