import { expect, test } from 'vitest'
import * as z from 'zod'
import { refusalOfError } from './refusal-of-error'

/** An error as the database driver reports it. */
const databaseError = (message: string, fields: Record<string, string>) => Object.assign(new Error(message), fields)

test('what something else still refers to cannot be deleted, and the refusal says what', () => {
  const error = databaseError('update or delete on table "rate_cards" violates foreign key constraint', {
    code: '23503',
    table: 'targetable_roles',
    constraint: 'targetable_roles_company_id_rate_card_id_fkey',
  })
  expect(refusalOfError(error)).toMatchObject({
    reason: 'recordInUse',
    details: { usedBy: 'project roles' },
    message: 'This can’t be deleted while it has project roles',
  })
})

test('a reference to something that is not there is ours to mend', () => {
  const error = databaseError('insert or update on table "targetable_roles" violates foreign key constraint', {
    code: '23503',
    table: 'targetable_roles',
    constraint: 'targetable_roles_company_id_rate_card_id_fkey',
  })
  expect(refusalOfError(error)).toBeUndefined()
})

test.each([
  ['rate_cards_name_key', 'nameExists'],
  ['expense_types_code_name_key', 'duplicatedExpenseTypes'],
  ['journal_categories_initials_name_key', 'duplicatedJournalCategories'],
  ['company_directory_domain_key', 'domainExists'],
])('breaking %s is refused with %s', (constraint, reason) => {
  expect(refusalOfError(databaseError('duplicate key', { code: '23505', constraint }))?.reason).toBe(reason)
})

test('an unknown constraint is ours to mend', () => {
  expect(refusalOfError(databaseError('check', { code: '23514', constraint: 'no_such_check' }))).toBeUndefined()
})

test('text that the database cannot keep is invalid input, other broken JSON is ours to mend', () => {
  const broken = (detail: string) => databaseError('invalid input syntax for type json', { code: '22P02', detail })
  expect(refusalOfError(broken('Unicode low surrogate must follow a high surrogate.'))?.reason).toBe('invalidInput')
  expect(refusalOfError(broken('Token "x" is invalid.'))).toBeUndefined()
})

test.each(['53100', 'ENOSPC', 'EDQUOT'])('a full disk (%s) is told as such, and is not ours to mend', (code) => {
  expect(refusalOfError(databaseError('no space left on device', { code }))).toMatchObject({
    reason: 'diskFull',
    status: 507,
  })
})

const Entered = z.strictObject({
  name: z.string().min(1).max(60),
  tags: z.array(z.string().max(60)).max(2),
  share: z.int().min(1).max(100),
  mail: z.email(),
  on: z.iso.date(),
  kind: z.enum(['one', 'other']),
  own: z.int().max(5, 'Five at most'),
  clientOwnerID: z.string(),
})
const entered = {
  name: 'A',
  tags: [],
  share: 5,
  mail: 'a@example.com',
  on: '2026-11-15',
  kind: 'one',
  own: 1,
  clientOwnerID: '1',
}

test.each([
  [{ name: 'x'.repeat(61) }, 'name', 'Maximum 60 characters'],
  [{ name: '' }, 'name', 'Name is required'],
  [{ name: undefined }, 'name', 'Name is required'],
  [{ clientOwnerID: undefined }, 'clientOwnerID', 'Client owner is required'],
  [{ name: 7 }, 'name', 'Invalid input'],
  [{ tags: ['x'.repeat(61)] }, 'tags.0', 'Maximum 60 characters'],
  [{ tags: ['a', 'b', 'c'] }, 'tags', 'Maximum 2 entries'],
  [{ share: 101 }, 'share', 'Maximum of 100 is required'],
  [{ share: 0 }, 'share', 'Minimum of 1 is required'],
  [{ share: 'much' }, 'share', 'Invalid Number'],
  [{ share: 1.5 }, 'share', 'Invalid Number'],
  [{ mail: 'nobody' }, 'mail', 'Invalid Email'],
  [{ on: 'yesterday' }, 'on', 'Invalid Date'],
  [{ kind: 'third' }, 'kind', 'Invalid input'],
  [{ own: 6 }, 'own', 'Five at most'],
  [{ more: 1 }, 'more', 'Unknown field'],
])('%j is refused in words for a person', (wrong, path, message) => {
  const { error } = Entered.safeParse({ ...entered, ...wrong })
  expect(refusalOfError(error)?.details.fields).toEqual([{ path, message }])
})
