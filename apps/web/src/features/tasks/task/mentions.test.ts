import { expect, it } from 'vitest'
import { mentionAt, mentionedIn, newlyMentionedIn, piecesOf, suggestedFor, withMention } from './mentions'

const ruth = { id: '1', displayName: 'Ruth Calder' }
const tom = { id: '2', displayName: 'Tom Okafor' }
const ruthie = { id: '3', displayName: 'Ruth Calderwood' }
const people = [ruth, tom, ruthie]

it.each([
  ['@ru', 3, { at: 0, typed: 'ru' }],
  ['Ask @Tom O', 10, { at: 4, typed: 'Tom O' }],
  ['ruth@calder.example', 19, undefined],
  ['@ru\nthen', 8, undefined],
  ['nobody', 6, undefined],
])('in %j before %i a mention is %j', (text, cursor, expected) => {
  expect(mentionAt(text, cursor)).toEqual(expected)
})

it('suggests whoever is called so', () => {
  expect(suggestedFor(people, 'oka')).toEqual([tom])
  expect(suggestedFor(people, 'ruth c')).toEqual([ruth, ruthie])
})

it('puts the name in place of what was typed', () => {
  expect(withMention('Ask @to today', { at: 4, typed: 'to' }, tom)).toEqual({
    text: 'Ask @Tom Okafor  today',
    cursor: 16,
  })
})

it('knows whom a text names', () => {
  expect(mentionedIn('@Tom Okafor please', people)).toEqual(['2'])
  expect(piecesOf('Hi @Ruth Calderwood and @Tom Okafor!', people)).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Ruth Calderwood', isMention: true },
    { text: ' and ', isMention: false },
    { text: '@Tom Okafor', isMention: true },
    { text: '!', isMention: false },
  ])
})

it('tells whom a change names in addition', () => {
  expect(newlyMentionedIn('@Ruth Calder and @Tom Okafor', 'Ask @Tom Okafor', [ruth, tom])).toEqual(['1'])
})
