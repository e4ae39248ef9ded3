import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { isSealed } from './sealed-text'
import { SealedValues } from './sealed-values'
import { sealingKeysFrom } from './sealing-keys'

const secret = 's'.repeat(32)
const values = (...keys: string[]) => new SealedValues(sealingKeysFrom(keys, secret))
const place = {
  table: 'bank_accounts',
  column: 'number',
  companyId: '11111111-1111-4111-8111-111111111111',
  rowId: '22222222-2222-4222-8222-222222222222',
}
const IBAN = 'GB33BUKB20201555555555'

describe('a sealed value', () => {
  test.prop([fc.string({ unit: 'binary' })])('is read back in its place, whatever it says', (text) => {
    const sealed = values().seal(place, text)
    expect(isSealed(sealed)).toBe(true)
    expect(values().open(place, sealed)).toBe(text)
  })

  it('does not show what it is, nor that it is the same as another', () => {
    const [one, two] = [values().seal(place, IBAN), values().seal(place, IBAN)]
    expect(one).not.toBe(two)
    for (const sealed of [one, two]) {
      expect(sealed).not.toContain(IBAN)
      expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(IBAN)
    }
  })

  it.each([
    ['another row', { rowId: '33333333-3333-4333-8333-333333333333' }],
    ['another company', { companyId: '44444444-4444-4444-8444-444444444444' }],
    ['another column', { column: 'name' }],
    ['another table', { table: 'tokens' }],
  ])('cannot be opened when it was moved to %s', (_, elsewhere) => {
    const sealed = values().seal(place, IBAN)
    expect(() => values().open({ ...place, ...elsewhere }, sealed)).toThrow('belongs to another place')
  })

  test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])(
    'cannot be opened once any of its bits changed',
    (at, change) => {
      const [version, id, body = ''] = values().seal(place, IBAN).split('.')
      const bytes = Buffer.from(body, 'base64url')
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ change
      const tampered = [version, id, bytes.toString('base64url')].join('.')
      expect(() => values().open(place, tampered)).toThrow('it was changed')
    },
  )

  it.each(['', 'plain', 's1.earlier.', 's1..AAAA', 's2.0a1b2c3d.AAAA', 's1.0a1b2c3d.A A'])(
    'is not what has another form: %j',
    (text) => {
      expect(isSealed(text)).toBe(false)
      expect(() => values().open(place, text)).toThrow('it is not sealed')
    },
  )

  it('too short to hold a nonce and a tag is refused', () => {
    const [version, id] = values().seal(place, IBAN).split('.')
    for (const body of ['AAAA', 'A'.repeat(20)])
      expect(() => values().open(place, `${version}.${id}.${body}`)).toThrow('it was changed')
  })

  it('is sealed with the newest key and opened with any', () => {
    const [old, newer] = ['o'.repeat(32), 'n'.repeat(32)]
    const before = values(old).seal(place, IBAN)
    const both = values(newer, old)
    expect(both.open(place, before)).toBe(IBAN)
    const after = both.seal(place, IBAN)
    expect(values(newer).open(place, after)).toBe(IBAN)
    expect(() => values(old).open(place, after)).toThrow(`its key ${values(newer).newestKeyId} is missing`)
    expect(() => values(newer).open(place, before)).toThrow(`its key ${values(old).newestKeyId} is missing`)
  })

  it('is opened with the key of the secret also when others are set', () => {
    expect(values('n'.repeat(32)).open(place, values().seal(place, IBAN))).toBe(IBAN)
  })

  it('of the time before places counted opens among users, and nowhere else', () => {
    const key = createHmac('sha256', secret).update('second factor').digest()
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const bytes = [cipher.update('JBSWY3DP'), cipher.final()]
    const sealed = `s1.earlier.${Buffer.concat([nonce, cipher.getAuthTag(), ...bytes]).toString('base64url')}`
    expect(values().open({ ...place, table: 'users', column: 'totp_secret' }, sealed)).toBe('JBSWY3DP')
    expect(() => values().open(place, sealed)).toThrow('belongs to another place')
  })

  it('is not opened with another key that says it is the one', () => {
    const { newestKeyId } = values()
    const foreign = new SealedValues([{ ...sealingKeysFrom([], 'x'.repeat(32))[0], id: newestKeyId }])
    expect(() => foreign.open(place, values().seal(place, IBAN))).toThrow('it was changed')
  })

  it('that cannot be opened is told with its place, and without a word of it', () => {
    const sealed = values().seal(place, IBAN)
    const open = () => values().open({ ...place, column: 'name' }, sealed)
    expect(open).toThrow(`bank_accounts.name of ${place.rowId}`)
    expect(open).not.toThrow(IBAN)
  })
})
