import { expect, it } from 'vitest'
import { cardText, groupedDigits } from './card-text'

it('tells the brand and the last four digits of a card', () => {
  expect(cardText({ brand: 'american-express', lastFour: '0005' })).toBe('American Express •••• 0005')
})

it('groups what is typed as it stands on a card', () => {
  expect(groupedDigits('4111-1111 11')).toBe('4111 1111 11')
  expect(groupedDigits('4111111111111111')).toBe('4111 1111 1111 1111')
  expect(groupedDigits('no digits')).toBe('')
})
