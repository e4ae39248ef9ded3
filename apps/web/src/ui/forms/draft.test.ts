import { describe, expect, it } from 'vitest'
import { type Draft, mergeDraft } from './draft'

const base = {
  name: 'Northgate',
  owner: { id: '1', displayName: 'Amelia' },
  address: { city: 'Warrington', postcode: 'WA3' },
  rows: [
    { key: 'Sector', value: 'Water' },
    { key: 'Office', value: 'North' },
  ],
}
type Form = typeof base
const shape = { groups: ['address'], rows: ['rows'] }

const typed = (changes: Partial<Form>): Draft<Form> => ({ edited: { ...base, ...changes }, base })
const inCity = (city: string) => ({ address: { ...base.address, city } })
const withRow = (key: string, value: string) => ({
  rows: base.rows.map((row) => (row.key === key ? { key, value } : row)),
})

describe('a draft over what others save', () => {
  it('keeps what was typed and follows the rest, field by field', () => {
    const saved = { ...base, name: 'Northgate Water', address: { city: 'Warrington', postcode: 'LS1' } }
    const { draft, collisions } = mergeDraft(typed(inCity('York')), saved, shape)
    expect(draft.edited).toEqual({ ...saved, address: { city: 'York', postcode: 'LS1' } })
    expect(collisions).toEqual([])
  })

  it('tells of a field that both have changed, and keeps what was typed', () => {
    const { draft, collisions } = mergeDraft(typed(inCity('York')), { ...base, ...inCity('Leeds') }, shape)
    expect(collisions).toEqual([{ path: 'address.city', mine: 'York', theirs: 'Leeds' }])
    expect(draft.edited.address.city).toBe('York')
  })

  it('goes on telling while one types on, also on something else', () => {
    const saved = { ...base, ...inCity('Leeds') }
    const { draft } = mergeDraft(typed(inCity('York')), saved, shape)
    const again = mergeDraft({ ...draft, edited: { ...draft.edited, name: 'Mine' } }, saved, shape)
    expect(again.collisions.map(({ path }) => path)).toEqual(['address.city'])
  })

  it('finds nothing to tell where both have written the same', () => {
    const { draft, collisions } = mergeDraft(typed(inCity('Leeds')), { ...base, ...inCity('Leeds') }, shape)
    expect(collisions).toEqual([])
    expect(mergeDraft(draft, { ...base, ...inCity('Hull') }, shape).draft.edited.address.city).toBe('Hull')
  })

  it('does not take what somebody else saved for typed when it changes once more', () => {
    const first = { ...base, address: { city: 'Warrington', postcode: 'LS1' } }
    const { draft } = mergeDraft(typed(inCity('York')), first, shape)
    const { draft: later, collisions } = mergeDraft(
      draft,
      { ...base, address: { ...first.address, postcode: 'LS2' } },
      shape,
    )
    expect(later.edited.address).toEqual({ city: 'York', postcode: 'LS2' })
    expect(collisions).toEqual([])
  })

  it('takes somebody chosen as one thing', () => {
    const saved = { ...base, owner: { id: '3', displayName: 'Carl' } }
    const { collisions } = mergeDraft(typed({ owner: { id: '2', displayName: 'Bea' } }), saved, shape)
    expect(collisions.map(({ path }) => path)).toEqual(['owner'])
  })
})

describe('choosing', () => {
  const saved = { ...base, ...inCity('Leeds') }
  const choose = (side: 'mine' | 'theirs') =>
    mergeDraft(typed(inCity('York')), saved, shape, (path) => (path === 'address.city' ? side : undefined))

  it('mine: stays, and is asked about again only when they change it again', () => {
    const { draft, collisions } = choose('mine')
    expect(collisions).toEqual([])
    expect(mergeDraft(draft, saved, shape)).toMatchObject({ collisions: [], draft: { edited: inCity('York') } })
    expect(mergeDraft(draft, { ...base, ...inCity('Hull') }, shape).collisions).toHaveLength(1)
  })

  it('theirs: follows them from then on', () => {
    const { draft } = choose('theirs')
    expect(draft.edited.address.city).toBe('Leeds')
    expect(mergeDraft(draft, { ...base, ...inCity('Hull') }, shape).draft.edited.address.city).toBe('Hull')
  })
})

describe('rows', () => {
  const merged = (mine: Form['rows'], theirs: Form['rows']) =>
    mergeDraft(typed({ rows: mine }), { ...base, rows: theirs }, shape)

  it('are merged one by one, and those that each has added are all there', () => {
    const { draft, collisions } = merged(
      [...withRow('Sector', 'Rail').rows, { key: 'Mine', value: '1' }],
      [...withRow('Office', 'South').rows, { key: 'Theirs', value: '2' }],
    )
    expect(draft.edited.rows).toEqual([
      { key: 'Sector', value: 'Rail' },
      { key: 'Office', value: 'South' },
      { key: 'Mine', value: '1' },
      { key: 'Theirs', value: '2' },
    ])
    expect(collisions).toEqual([])
  })

  it('that both have changed collide by their key', () => {
    const { collisions } = merged(withRow('Sector', 'Rail').rows, withRow('Sector', 'Air').rows)
    expect(collisions).toEqual([
      { path: 'rows.Sector', mine: { key: 'Sector', value: 'Rail' }, theirs: { key: 'Sector', value: 'Air' } },
    ])
  })

  it('that one removed and the other changed collide, either way', () => {
    const without = base.rows.slice(1)
    expect(merged(without, withRow('Sector', 'Air').rows).collisions).toMatchObject([{ mine: undefined }])
    expect(merged(withRow('Sector', 'Rail').rows, without).collisions).toMatchObject([{ theirs: undefined }])
  })

  it('that one removed and the other left alone are gone', () => {
    const without = base.rows.slice(1)
    expect(merged(without, base.rows).draft.edited.rows).toEqual(without)
    expect(merged(withRow('Office', 'South').rows, without).draft.edited.rows).toEqual([
      { key: 'Office', value: 'South' },
    ])
  })

  it('stay as they were typed while two have the same key', () => {
    const twice = [...base.rows, { key: 'Sector', value: 'again' }]
    expect(merged(twice, base.rows).draft.edited.rows).toEqual(twice)
  })
})
