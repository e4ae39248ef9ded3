import { expect, it } from 'vitest'
import { reasonsOf } from './candidate-words'

const HOUR = 3600
const plain = { freeSeconds: 32 * HOUR, neededSeconds: 40 * HOUR, sameRoles: 0, tags: [], isOnTarget: false }

it.each([
  [plain, ['32h free of 40h needed']],
  [{ ...plain, neededSeconds: 0 }, ['32h free']],
  [{ ...plain, freeSeconds: -HOUR }, ['0h free of 40h needed']],
  [
    { ...plain, sameRoles: 1, tags: ['Data', 'SQL'], isOnTarget: true },
    ['32h free of 40h needed', 'had 1 such role', 'Data, SQL', 'already on this team'],
  ],
  [{ ...plain, sameRoles: 3 }, ['32h free of 40h needed', 'had 3 such roles']],
])('what speaks for somebody is said: %j', (candidate, said) => {
  expect(reasonsOf(candidate)).toEqual(said)
})
