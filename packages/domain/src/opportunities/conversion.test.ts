import { expect, it } from 'vitest'
import { type Convertible, whyNotConvertible } from './conversion'

const open: Convertible = {
  probability: 50,
  hasProject: false,
  allowConversionAtAnyStage: false,
  allowEditingConvertedOpportunities: false,
}

it.each([
  ['open', {}, 'it isn’t won yet'],
  ['open, where any stage will do', { allowConversionAtAnyStage: true }, undefined],
  ['won', { probability: 100 }, undefined],
  ['lost', { probability: 0 }, 'it’s lost'],
  ['lost, where any stage will do', { probability: 0, allowConversionAtAnyStage: true }, 'it’s lost'],
  ['won and a project', { probability: 100, hasProject: true }, 'it already has a project'],
  [
    'won and a project, where such ones are edited',
    { probability: 100, hasProject: true, allowEditingConvertedOpportunities: true },
    undefined,
  ],
  [
    'open and a project, where such ones are edited',
    { hasProject: true, allowEditingConvertedOpportunities: true },
    'it isn’t won yet',
  ],
])('an opportunity that is %s', (_, differs, why) => {
  expect(whyNotConvertible({ ...open, ...differs })).toBe(why)
})
