import { screen } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { ComboField } from './combo-field'
import { MultiField } from './multi-field'
import { SelectField } from './select-field'
import { TagsField } from './tags-field'

const field = { label: 'Project', onChange: () => undefined }
const options = [{ value: 'platform', label: 'Data platform' }]

/** What axe finds in the open list; rules that need a rendered page are left to journeys. */
async function faults() {
  const { violations } = await axe.run(document.body, {
    runOnly: ['aria-required-children', 'aria-valid-attr-value', 'aria-required-attr', 'aria-allowed-role', 'list'],
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const FIELDS: [string, ReactElement, string][] = [
  ['a choice of nothing', <SelectField key="1" {...field} value={null} options={[]} />, ''],
  [
    'a choice that waits',
    <SelectField key="2" {...field} value={null} options={[]} isLoading onSearch={() => undefined} />,
    '',
  ],
  [
    'a choice that nothing matches',
    <SelectField key="3" {...field} value={null} options={options} searchable />,
    'zzz',
  ],
  ['a choice of several of nothing', <MultiField key="4" {...field} value={[]} options={[]} />, ''],
  ['a text without suggestions', <ComboField key="6" {...field} value="" suggestions={[]} />, ''],
  ['tags without suggestions', <TagsField key="7" {...field} value={[]} />, ''],
]

it.each(FIELDS)('%s has a list that everybody can use, also while it is empty', async (_name, element, typed) => {
  const { person } = renderInKit(element)
  const input = screen.getByRole('combobox', { name: 'Project' })
  await person.click(input)
  if (typed) await person.type(input, typed)
  expect(await faults()).toEqual([])
})

it('a field names its list from the moment that it opens, each time', async () => {
  const { person } = renderInKit(<SelectField {...field} value={null} options={options} />)
  const input = screen.getByRole('combobox', { name: 'Project' })
  for (const time of ['the first', 'the second']) {
    await person.click(input)
    expect(input.getAttribute('aria-expanded'), time).toBe('true')
    expect(input.getAttribute('aria-controls'), time).toBe(screen.getByRole('listbox').id)
    await person.keyboard('{Escape}')
    expect(input.getAttribute('aria-expanded'), time).toBe('false')
  }
})
