import { expect, it } from 'vitest'
import type { ActionWords, EntityWith } from './history-actions'

it('compiles only with words for every action, and for no other', () => {
  const words: ActionWords<'bankHoliday'> = {
    created: 'added it',
    deleted: 'deleted it',
    takenBack: 'made it a day off again',
    workedOn: 'made it a working day',
  }
  const { workedOn: _, ...fewer } = words
  // @ts-expect-error An action without words.
  const unworded: ActionWords<'bankHoliday'> = fewer
  // @ts-expect-error Words for what is never done.
  const superfluous: ActionWords<'bankHoliday'> = { ...words, renamed: 'renamed it' }
  // @ts-expect-error Companies are not deleted.
  const entity: EntityWith<'created' | 'deleted'> = 'company'
  expect([unworded, superfluous, entity]).toHaveLength(3)
})
