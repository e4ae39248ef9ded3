import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slowRate } from '@praxis/domain/expenses/testing/slow-expenses'
import { crossRate } from '@praxis/domain/money/exchange'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { serverFolder } from '../server-folder'
import { readReferenceRates } from './reference-rates'
import { lastDayOfSnapshot, snapshotRatesOn } from './snapshot'

test('the bank’s CSV is read, without what was not published and what Praxis does not know', () => {
  expect(
    readReferenceRates(
      'Date,USD,JPY,GBP,ZAR,\r\n2026-04-13,1.1684,186.75,0.87058,N/A,\r\n2026-04-10, 1.1711 ,186.43,,0,\r\n\r\n',
    ),
  ).toEqual([
    { day: '2026-04-13', perEuro: { USD: '1.1684', GBP: '0.87058' } },
    { day: '2026-04-10', perEuro: { USD: '1.1711' } },
  ])
})

test('the bank’s XML is read', () => {
  expect(
    readReferenceRates(`<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time='2026-04-13'>
      <Cube currency='USD' rate='1.1684'/><Cube currency='JPY' rate='186.75'/>
    </Cube>
    <Cube time="2026-04-10"><Cube currency="ZAR" rate="19.2389"/></Cube>
  </Cube>
</gesmes:Envelope>`),
  ).toEqual([
    { day: '2026-04-13', perEuro: { USD: '1.1684' } },
    { day: '2026-04-10', perEuro: { ZAR: '19.2389' } },
  ])
})

test.each(['', 'Not found', '<html><body>Not found</body></html>', 'Date,USD\n13 April 2026,1.1\n2026-02-30,1.1'])(
  'there are no rates in %o',
  (text) => {
    expect(readReferenceRates(text)).toEqual([])
  },
)

const asset = (name: string) => readFileSync(join(serverFolder, 'assets', name), 'utf8')

test('the rates that come along are those that their description names, complete and in order', () => {
  const text = asset('ecb-reference-rates.csv')
  const rates = readReferenceRates(text)
  const days = rates.map(({ day }) => day)
  expect(
    z
      .object({ source: z.string() })
      .loose()
      .parse(JSON.parse(asset('ecb-reference-rates.json'))),
  ).toEqual({
    source: 'European Central Bank, euro foreign exchange reference rates',
    firstDay: days[0],
    lastDay: days.at(-1),
    days: text.trimEnd().split('\n').length - 1,
    sha256: createHash('sha256').update(text).digest('hex'),
  })
  expect(lastDayOfSnapshot()).toBe('2026-04-13')
  expect(days).toEqual([...new Set(days)].sort())
  expect(rates.filter(({ perEuro: { USD, GBP, ZAR } }) => !USD || !GBP || !ZAR)).toEqual([])
})

test.each([
  ['2015-01-02', '1.2043', '0.78', '14.0435'],
  ['2015-08-06', '1.0885', '0.7014', '13.8905'],
  ['2016-03-09', '1.0973', '0.77135', '16.8748'],
  ['2016-10-11', '1.1079', '0.90233', '15.802'],
  ['2017-05-17', '1.1117', '0.85745', '14.5533'],
  ['2017-12-15', '1.1806', '0.88253', '15.7809'],
  ['2018-07-25', '1.169', '0.88855', '15.4426'],
  ['2019-02-26', '1.1361', '0.86055', '15.752'],
  ['2019-10-01', '1.0898', '0.88955', '16.67'],
  ['2020-05-08', '1.0843', '0.87535', '19.997'],
  ['2020-12-08', '1.2114', '0.91143', '18.2159'],
  ['2021-07-14', '1.1812', '0.85158', '17.2975'],
  ['2022-02-11', '1.1417', '0.83958', '17.2736'],
  ['2022-09-14', '0.999', '0.86498', '17.4342'],
  ['2023-04-19', '1.0933', '0.88108', '19.9808'],
  ['2023-11-20', '1.0928', '0.8763', '20.1445'],
  ['2024-06-27', '1.0696', '0.8459', '19.6609'],
  ['2025-01-30', '1.0403', '0.83685', '19.2738'],
  ['2025-09-04', '1.1647', '0.8663', '20.722'],
  ['2026-04-13', '1.1684', '0.87058', '19.3849'],
])('on %s a euro was as many dollars, pounds and rand as the bank has published', (day, USD, GBP, ZAR) => {
  expect(snapshotRatesOn(day)).toEqual({ day, perEuro: { USD, GBP, ZAR } })
})

test('every pair of every published day has the rate that fractions say', () => {
  const wrong = readReferenceRates(asset('ecb-reference-rates.csv')).flatMap(({ day, perEuro }) => {
    const all = ['1', ...Object.values(perEuro)]
    return all.flatMap((from) =>
      all.filter((to) => BigInt(crossRate(from, to)) !== slowRate(from, to)).map((to) => `${day}: ${from} to ${to}`),
    )
  })
  expect(wrong).toEqual([])
})

test.each([
  ['2026-04-12', '2026-04-10'],
  ['2025-12-26', '2025-12-24'],
  ['2030-01-01', '2026-04-13'],
  ['2015-01-04', '2015-01-02'],
])('on %s, when nothing was published, the rates of %s hold', (day, published) => {
  expect(snapshotRatesOn(day)?.day).toBe(published)
})

test('before the first day there are none', () => {
  expect(snapshotRatesOn('2015-01-01')).toBeUndefined()
})
