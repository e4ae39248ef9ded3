import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

// Makes the rates that come along from the bank's own file: node scripts/write-exchange-rates.mjs eurofxref-hist.csv
const CURRENCIES = ['USD', 'GBP', 'ZAR']
const FIRST_DAY = '2015-01-01'

const [, , file = 'eurofxref-hist.csv'] = process.argv
const [names, ...lines] = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .map((line) => line.split(','))
const columns = ['Date', ...CURRENCIES].map((name) => names.indexOf(name))
const days = lines
  .map((fields) => columns.map((column) => fields[column]))
  .filter(([day]) => day >= FIRST_DAY)
  .sort(([one], [other]) => (one < other ? -1 : 1))

const text = [['Date', ...CURRENCIES], ...days].map((fields) => `${fields.join(',')}\n`).join('')
const description = {
  source: 'European Central Bank, euro foreign exchange reference rates',
  firstDay: days.at(0)[0],
  lastDay: days.at(-1)[0],
  days: days.length,
  sha256: createHash('sha256').update(text).digest('hex'),
}
const asset = join(root, 'apps', 'server', 'assets', 'ecb-reference-rates')
writeFileSync(`${asset}.csv`, text)
writeFileSync(`${asset}.json`, `${JSON.stringify(description, null, 2)}\n`)
