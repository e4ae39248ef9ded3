import { expect, test } from 'vitest'
import { type ClaimToCheck, expenseProblems, type GroundOfClaim } from './expense-problems'

const claim: ClaimToCheck = {
  name: 'Train to Leeds',
  typeId: 'type',
  projectId: 'project',
  incurredDate: '2026-10-21',
  amount: 12_000,
  convertedAmount: 12_000,
  billToClient: true,
  creditCardId: null,
  receiptCount: 1,
  mileage: null,
  dynamicDetails: [],
}

const project = { isLoggable: true, isInternal: false, isNonChargeableExpensesAllowed: false }

const ground: GroundOfClaim = {
  today: '2026-10-22',
  type: { isReceiptNeeded: true },
  project,
  cardIsUsable: false,
  dynamicDetailDefinitions: [],
}

const places = ['Leeds', 'York'].map((label) => ({ label, latitude: null, longitude: null }))
const mileage = { places, metres: 40_000, source: 'route', suggestedMetres: null, reason: '' } as const
const way: ClaimToCheck = { ...claim, typeId: null, receiptCount: 0, amount: 1120, convertedAmount: 1120, mileage }
const detail = { key: 'Cost centre', value: '', type: 'freeText', isRequired: true, isStrategic: false } as const

const found = (changes: Partial<ClaimToCheck>, groundChanges: Partial<GroundOfClaim> = {}, of = claim) =>
  expenseProblems({ ...of, ...changes }, { ...ground, ...groundChanges }).map(
    ({ field, reason }) => `${field} ${reason}`,
  )

test('what is complete has no problems', () => {
  expect(found({})).toEqual([])
  expect(found({}, {}, way)).toEqual([])
})

test.each<[string, Partial<ClaimToCheck>, Partial<GroundOfClaim>, string[]]>([
  ['no name', { name: ' ' }, {}, ['name nameRequired']],
  ['no type', { typeId: null }, { type: null }, ['type typeRequired']],
  ['a type that is gone', {}, { type: null }, ['type typeRequired']],
  ['no project', { projectId: null }, { project: null }, ['project projectMandatoryForExpenses']],
  ['a project of others', {}, { project: { ...project, isLoggable: false } }, ['project projectNotLoggable']],
  ['a project that is gone', {}, { project: null }, ['project projectNotLoggable']],
  ['today', { incurredDate: '2026-10-22' }, {}, []],
  ['tomorrow', { incurredDate: '2026-10-23' }, {}, ['incurredDate dayInFuture']],
  ['nothing paid', { amount: 0, convertedAmount: 0 }, {}, ['amount amountNotOverZero']],
  ['nothing once converted', { amount: 3, convertedAmount: 0 }, {}, ['amount amountNotOverZero']],
  ['no rate', { convertedAmount: null }, {}, ['currency currencyConversionNotSupported']],
  ['no receipt', { receiptCount: 0 }, {}, ['receipts receiptRequired']],
  ['no receipt needed', { receiptCount: 0 }, { type: { isReceiptNeeded: false } }, []],
  ['not billed', { billToClient: false }, {}, ['billToClient nonChargeableExpensesNotAllowed']],
  [
    'not billed, as it may be',
    { billToClient: false },
    { project: { ...project, isNonChargeableExpensesAllowed: true } },
    [],
  ],
  ['internal', { billToClient: false }, { project: { ...project, isInternal: true } }, []],
  ['internal and billed', {}, { project: { ...project, isInternal: true } }, ['billToClient internalProject']],
  ['the card of others', { creditCardId: 'card' }, {}, ['creditCard cardNotUsable']],
  ['the own card', { creditCardId: 'card' }, { cardIsUsable: true }, []],
  ['a field left empty', {}, { dynamicDetailDefinitions: [detail] }, ['dynamicDetails invalidDynamicDetails']],
  ['a field filled', { dynamicDetails: [{ ...detail, value: '42' }] }, { dynamicDetailDefinitions: [detail] }, []],
])('of a claim: %s', (_, changes, groundChanges, problems) => {
  expect(found(changes, groundChanges)).toEqual(problems)
})

test.each<[string, Partial<NonNullable<ClaimToCheck['mileage']>>, string[]]>([
  ['one place', { places: places.slice(1) }, ['mileage placesRequired']],
  ['no distance', { metres: 0 }, ['mileage distanceRequired']],
  ['entered, as nothing was suggested', { source: 'entered' }, []],
  ['entered otherwise', { source: 'entered', suggestedMetres: 39_000 }, ['mileage distanceReasonRequired']],
  ['entered as suggested', { source: 'entered', suggestedMetres: 40_000 }, []],
  ['entered with a reason', { source: 'entered', suggestedMetres: 39_000, reason: 'Road works' }, []],
])('of mileage: %s', (_, changes, problems) => {
  expect(found({ mileage: { ...mileage, ...changes } }, {}, way)).toEqual(problems)
})

test('mileage that comes to nothing says so once', () => {
  expect(found({ amount: 0, convertedAmount: 0 }, {}, way)).toEqual(['mileage amountNotOverZero'])
})

test('a draft without anything says everything it lacks, in words', () => {
  const draft = { ...claim, name: '', typeId: null, projectId: null, amount: 0, convertedAmount: 0, receiptCount: 0 }
  expect(expenseProblems(draft, { ...ground, type: null, project: null }).map(({ message }) => message)).toEqual([
    'Name is required',
    'Type is required',
    'A project is mandatory for expenses',
    'Enter an amount over 0',
  ])
})
