import { expect, test } from 'vitest'
import { refusalOfContent, refusalOfPlace, refusalOfSubmission, type TimeRules } from './submission-rules'

const project: TimeRules = {
  isActive: true,
  endedReason: 'projectInactive',
  isInternal: false,
  endDate: null,
  timeSheetConstraint: 'none',
  isTimeSheetCommentsRequired: false,
  isNonChargeableTimeAllowed: false,
}
const today = '2026-11-12'
const logged = { day: today, today, isPlaceKept: false, duration: 3600, chargeable: 3600, comment: '' }

test.each([
  ['nothing', {}, {}, undefined],
  ['its end', { isActive: false }, { isPlaceKept: true }, 'projectInactive'],
  ['its end date', { endDate: '2026-11-11' }, {}, 'pastProjectEndDate'],
  ['nothing on its last day', { endDate: today }, {}, undefined],
  ['its constraint', { timeSheetConstraint: 'strict' }, { day: '2026-11-11' }, 'notWithinTimeConstraint'],
  ['nothing that was in time', { timeSheetConstraint: 'strict' }, { day: '2026-11-11', isPlaceKept: true }, undefined],
  ['the comment', { isTimeSheetCommentsRequired: true }, { comment: '  ' }, 'timeSheetCommentRequired'],
  [
    'a comment that cannot be seen',
    { isTimeSheetCommentsRequired: true },
    { comment: ' \u200b' },
    'timeSheetCommentRequired',
  ],
  ['nothing with a comment', { isTimeSheetCommentsRequired: true }, { comment: 'Why' }, undefined],
  ['what is not chargeable', {}, { chargeable: 3599 }, 'nonChargeableTimeNotAllowed'],
  ['nothing that it allows', { isNonChargeableTimeAllowed: true }, { chargeable: 0 }, undefined],
  ['nothing of internal time', { isInternal: true }, { chargeable: 0 }, undefined],
] as const)('a project refuses %s', (_what, rules, given, reason) => {
  expect(refusalOfSubmission({ ...project, ...rules }, { ...logged, ...given })).toBe(reason)
})

test('what it is and where it is put can be looked at apart', () => {
  const over = { ...project, isActive: false, isTimeSheetCommentsRequired: true }
  expect(refusalOfContent(over, logged)).toBe('timeSheetCommentRequired')
  expect(refusalOfPlace(over, today)).toBe('projectInactive')
})
