import { expect, it } from 'vitest'
import { selected } from './selected'
import { sql, statementOf } from './sql'

it('selects columns under the names that rows have them by, in the order they are named', () => {
  const columns = selected('clients', 'c', ['id', 'is_active', 'address_line1'])
  expect(statementOf(sql`select ${columns} from clients c where c.id = ${'x'}`)).toMatchObject({
    text: 'select c.id as "id", c.is_active as "isActive", c.address_line1 as "addressLine1" from clients c where c.id = $1',
    values: ['x'],
    isFixed: true,
  })
})
