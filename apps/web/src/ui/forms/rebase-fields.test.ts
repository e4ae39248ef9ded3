import { expect, it } from 'vitest'
import { rebaseFields } from './rebase-fields'

const base = { jobTitle: 'Consultant', about: '', tags: ['London'] }

it('what was typed stays, and what somebody else saved meanwhile is not taken back', () => {
  const edited = { ...base, about: 'Water and rail' }
  const saved = { ...base, jobTitle: 'Senior Consultant', tags: ['London', 'Rail'] }
  expect(rebaseFields(edited, base, saved)).toEqual({ ...saved, about: 'Water and rail' })
})

it('what both changed is as it was typed', () => {
  expect(rebaseFields({ ...base, about: 'Mine' }, base, { ...base, about: 'Theirs' }).about).toBe('Mine')
})
