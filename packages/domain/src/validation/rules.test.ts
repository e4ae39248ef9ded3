import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import '../phones/numbering-plans'
import { creditCard } from './credit-card-rule'
import { date, futureDate, timeOfDay } from './date-rules'
import { duration, partOfDuration } from './duration-rules'
import { fileSize } from './file-rules'
import { integer, max, min, nonZero, number } from './number-rules'
import { confirmPassword, password } from './password-rules'
import { phone } from './phone-rule'
import { firstProblem, type Rule, required } from './rule'
import { email, httpsUrl, maxLength, secret, ukSortCode, url } from './text-rules'

const rulesOtherThanRequired: Record<string, Rule> = {
  nonZero: nonZero('Amount'),
  min: min(1),
  max: max(1),
  integer,
  number,
  maxLength: maxLength(3),
  date: date(),
  futureDate: futureDate('2026-11-12'),
  timeOfDay,
  fileSize: fileSize(1),
  url,
  httpsUrl,
  email,
  phone: phone('GB'),
  password,
  confirmPassword: confirmPassword('Secret-1'),
  ukSortCode,
  creditCard,
  secret: secret('Timetable portal'),
  duration,
  partOfDuration: partOfDuration(60),
}

const emptyValue = fc.constantFrom(undefined, null, '', ' ', [])

describe('nothing entered', () => {
  property.prop([emptyValue, fc.constantFrom(...Object.values(rulesOtherThanRequired))])(
    'passes every rule but required',
    (value, rule) => {
      expect(rule(value)).toBeUndefined()
      expect(required('Client name')(value)).toBe('Client name is required')
    },
  )
})

test('required is content with anything entered, also zero and no', () => {
  for (const value of ['a', 0, false, ['x'], Number.NaN]) expect(required('Field')(value)).toBeUndefined()
})

test('of several rules the first with a problem speaks', () => {
  const rule = firstProblem([required('Code'), maxLength(3), integer])
  expect([rule(''), rule('abcd'), rule('abc'), rule('123')]).toEqual([
    'Code is required',
    'Maximum 3 characters',
    'Invalid Number',
    undefined,
  ])
})

const expectProblems = (rule: Rule, message: string, bad: readonly unknown[], good: readonly unknown[]) => {
  for (const value of bad) expect(rule(value), `${String(value)} should be refused`).toBe(message)
  for (const value of good) expect(rule(value), `${String(value)} should pass`).toBeUndefined()
}

test('non-zero', () => {
  expectProblems(nonZero('Amount'), 'Amount is required', [0, '0', '0.00', false], [1, -1, '0.1', true, 'text'])
})

test('smallest and largest numbers', () => {
  expectProblems(min(5), 'Minimum of 5 is required', [4, '4.9', -5], [5, '5', 6])
  expectProblems(max(5), 'Maximum of 5 is required', [6, '5.1'], [5, '5', -9])
  expect(min(100, '£1.00')(99)).toBe('Minimum of £1.00 is required')
})

test('numbers and whole numbers', () => {
  expectProblems(number, 'Invalid Number', ['a', '1a', '1e3', Number.NaN, Infinity, '0x1'], [1.5, '1.5', '-3', '.5'])
  expectProblems(integer, 'Invalid Number', ['1.5', 1.5, 'a', Number.NaN], [1, '12', '-3'])
})

test('length', () => {
  expectProblems(maxLength(3), 'Maximum 3 characters', ['abcd'], ['abc'])
})

test('dates', () => {
  expectProblems(date(), 'Invalid Date', ['2026-02-29', '12/11/2026', 'x'], ['2026-11-12'])
  expectProblems(date('dd/MM/yyyy'), 'Invalid Date', ['2026-11-12', '31/04/2026'], ['12/11/2026'])
  expectProblems(
    futureDate('2026-11-12'),
    'Date must be in the future',
    ['2026-11-12', '2025-12-31'],
    ['2026-11-13', 'no day at all'],
  )
  expectProblems(timeOfDay, 'Invalid Date', ['25:00', '9:00', 'noon'], ['09:00', '23:59:59'])
})

test('file sizes, of one file or of each of several', () => {
  const limit = 10 * 1024 * 1024
  expectProblems(
    fileSize(limit),
    'File too large (max size: 10 MB)',
    [{ size: limit + 1 }, [{ size: 1 }, { size: limit + 1 }]],
    [{ size: limit }, [{ size: 1 }]],
  )
})

test('addresses on the web', () => {
  expectProblems(
    url,
    'Invalid URL',
    ['not a link', 'nodots', 'javascript:alert(1)', 'mailto:a@b.example', 'ftp://a.example', 'http://', 'http://a..b'],
    ['example.com', 'http://example.com/a?b=c#d', 'https://sub.example.co.uk', 'localhost:3000', 'http://127.0.0.1'],
  )
  expectProblems(httpsUrl, 'Invalid URL', ['http://example.com', 'example.com'], ['https://example.com/hook'])
})

test('e-mail addresses', () => {
  expectProblems(
    email,
    'Invalid Email',
    [
      'ruth@calder',
      'ruth',
      '@a.example',
      'a b@c.example',
      'a@b..example',
      '.a@b.example',
      'a@-b.example',
      'a@b@c.example',
    ],
    ['amelia.hart@calder-rowe.example', "o'neil+tag@a.co.uk", 'A@B.EXAMPLE', ' padded@a.example '],
  )
})

test('phone numbers by country', () => {
  expectProblems(phone('GB'), 'Invalid Phone Number', ['12345', 'abc', '+44 1'], ['020 7946 0018', '+33 6 12 34 56 78'])
  expectProblems(phone('US'), 'Invalid Phone Number', ['020 7946 0018'], ['(213) 373-4253'])
})

test('passwords', () => {
  expectProblems(
    password,
    'Use at least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character',
    ['Aa1!', 'alllower1!', 'ALLUPPER1!', 'NoDigits!!', 'NoSpecial11', 'Spaces Only 1'],
    ['Passw0rd!', 'Ünïcödé-1x', `Aa1!${'x'.repeat(124)}`],
  )
  expect(password(`Aa1!${'x'.repeat(125)}`)).toBe('Maximum 128 characters')
  expectProblems(confirmPassword('Passw0rd!'), 'Confirm Password does not match', ['passw0rd!'], ['Passw0rd!'])
})

test('UK sort codes', () => {
  expectProblems(
    ukSortCode,
    'Invalid Sort Code',
    ['000000', '00-00-00', '12345', '1234567', '12-3456', '12 34 56'],
    ['123456', '12-34-56'],
  )
})

test('credit cards', () => {
  expectProblems(
    creditCard,
    'Invalid credit card',
    ['4111 1111 1111 1112', '411111111111', '6200000000000005', '0000000000000000', '4111-1111-1111-1111'],
    [
      '4111 1111 1111 1111',
      '4222222222222',
      '5555555555554444',
      '378282246310005',
      '6011111111111117',
      '30569309025904',
      '3530111333300000',
    ],
  )
})

test('the secret of a confirmation', () => {
  expectProblems(
    secret('Timetable portal'),
    'Invalid Secret',
    ['Timetable po', 'timetable portal'],
    ['Timetable portal'],
  )
})

test('durations and their parts', () => {
  expectProblems(duration, 'Wrong format', [Number.NaN, 1.5, 'soon'], [0, 60, -60])
  const chargeable = partOfDuration(3600)
  expect([chargeable(Number.NaN), chargeable(-1), chargeable(3601), chargeable(0), chargeable(3600)]).toEqual([
    'Wrong format',
    'Invalid input',
    "Can't exceed duration",
    undefined,
    undefined,
  ])
})
