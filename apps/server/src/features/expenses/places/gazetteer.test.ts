import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { greatCircleMetres } from '@praxis/domain/expenses/mileage'
import { expect, test } from 'vitest'
import { serverFolder } from '../../../platform/server-folder'
import { placesNamed } from './gazetteer'

const labels = (query: string, limit = 3) =>
  placesNamed(query, limit).map(({ label, detail }) => `${label} (${detail})`)

test.each([
  ['leeds', ['Leeds (England, United Kingdom)']],
  ['york', ['York (England, United Kingdom)', 'New York (New York, United States)']],
  ['new yo', ['New York (New York, United States)']],
  ['Cambridge', ['Cambridge (England, United Kingdom)', 'Cambridge (Massachusetts, United States)']],
  ['cambridge mass', ['Cambridge (Massachusetts, United States)']],
  ['MUNSTER', ['Münster (Germany)']],
  ['muenster', ['Münster (Germany)']],
  ['łódź', ['Łódź (Poland)']],
  ['lodz', ['Łódź (Poland)']],
  ['tyne', ['Newcastle upon Tyne (England, United Kingdom)']],
  ["king's", ["King's Lynn (England, United Kingdom)"]],
  ['england', []],
  ['eeds', []],
  ['', []],
  [' , ', []],
])('%o finds %o', (query, found) => {
  expect(labels(query)).toEqual(found)
})

test('larger places come first, and no more than asked for', () => {
  expect(labels('new', 3).map((label) => label.split(' (')[0])).toEqual(['New York', 'New Orleans', 'Newark'])
  expect(placesNamed('s', 10)).toHaveLength(10)
})

test.each([
  ['Leeds', 'London', 272],
  ['Edinburgh', 'Glasgow', 67],
  ['Cardiff', 'Bristol', 42],
  ['Belfast', 'Dublin', 142],
  ['Plymouth', 'Exeter', 58],
  ['Aberdeen', 'Penzance', 820],
  ['Cape Town', 'Johannesburg', 1262],
  ['Durban', 'Pretoria', 530],
  ['Sandton', 'Soweto', 27],
  ['London', 'Paris', 344],
  ['Berlin', 'Munich', 504],
  ['Madrid', 'Lisbon', 503],
  ['Rome', 'Milan', 477],
  ['Stockholm', 'Helsinki', 396],
  ['New York', 'Boston', 306],
  ['San Francisco', 'Los Angeles', 559],
  ['London', 'New York', 5570],
])('from %s to %s are about %i km', (from, to, kilometres) => {
  const [[start], [end]] = [placesNamed(from, 1), placesNamed(to, 1)]
  if (!start || !end) throw new Error('a town is not known')
  const metres = greatCircleMetres(start, end)
  expect(Math.abs(metres / 1000 - kilometres)).toBeLessThan(kilometres * 0.03 + 2)
})

/** The box that each country lies in: latitudes, then longitudes. */
const countries: Record<string, readonly [number, number, number, number]> = {
  'United Kingdom': [49.9, 60.9, -8.2, 1.8],
  Ireland: [51.4, 55.4, -10.5, -6],
  'South Africa': [-34.9, -22.1, 16.4, 33],
  'United States': [18.9, 71.4, -171, -66.9],
  Germany: [47.2, 55.1, 5.8, 15.1],
  France: [41.3, 51.1, -5.2, 9.6],
  Spain: [27.6, 43.8, -18.2, 4.4],
  Italy: [35.4, 47.1, 6.6, 18.6],
}
const EUROPE = [34.5, 71.2, -25, 34.6] as const

test('every place has coordinates within its country, and is there once', () => {
  const text = readFileSync(join(serverFolder, 'assets', 'places.csv'), 'utf8')
  const [header, ...lines] = text.trimEnd().split('\n')
  expect(header).toBe('name,region,country,latitude,longitude')
  expect(lines.length).toBeGreaterThan(400)
  const misplaced = lines.filter((line) => {
    const [, name, country = '', latitude, longitude] =
      /^([^,"]+,[^,"]*),([^,"]+),(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?)$/.exec(line) ?? []
    const [south, north, west, east] = countries[country] ?? EUROPE
    const [up, along] = [Number(latitude), Number(longitude)]
    return name === undefined || up < south || up > north || along < west || along > east
  })
  expect(misplaced).toEqual([])
  const names = lines.map((line) => line.split(',').slice(0, 3).join(','))
  const spots = lines.map((line) => line.split(',').slice(3).join(','))
  expect(new Set(names).size).toBe(lines.length)
  expect(new Set(spots).size).toBe(lines.length)
})
