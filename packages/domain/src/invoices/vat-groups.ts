import { type VatCategory, vatCategories } from '@praxis/contract/invoices/invoice-rules'
import { vatOn, WHOLE_RATE } from './line-sums'

/** A line without VAT, and what decides which VAT it bears. */
export interface NetLine {
  readonly net: number
  readonly vatRate: number
  readonly vatCategory: VatCategory
}

/** The lines of one rate, charged for one reason: VAT is worked out on their sum. */
export interface VatGroup {
  readonly vatCategory: VatCategory
  readonly vatRate: number
  readonly net: number
  readonly vat: number
}

export const vatGroupKey = ({ vatCategory, vatRate }: Pick<NetLine, 'vatCategory' | 'vatRate'>): string =>
  `${vatCategory} ${vatRate}`

const byRate = (one: VatGroup, other: VatGroup): number =>
  other.vatRate - one.vatRate || vatCategories.indexOf(one.vatCategory) - vatCategories.indexOf(other.vatCategory)

/** The highest rate first; groups of one rate in the order of their categories. */
export const vatGroups = (lines: readonly NetLine[]): VatGroup[] => {
  const nets = new Map<string, NetLine>()
  for (const line of lines) {
    const key = vatGroupKey(line)
    nets.set(key, { ...line, net: (nets.get(key)?.net ?? 0) + line.net })
  }
  return [...nets.values()]
    .map(({ vatCategory, vatRate, net }) => ({ vatCategory, vatRate, net, vat: vatOn(net, vatRate) }))
    .sort(byRate)
}

/** What is above the whole part of a product, in ten-thousandths; never below nothing. */
const restOf = (net: number, vatRate: number): number => {
  const rest = (net * vatRate) % WHOLE_RATE
  return rest < 0 ? rest + WHOLE_RATE : rest
}

const downOf = (net: number, vatRate: number): number => Math.floor((net * vatRate) / WHOLE_RATE)

/**
 * Gives the VAT of a group to its lines, so that they add up to it: each gets its own rounded down, and what is left
 * goes to those that lost most by it, to the earlier of equal ones. A credit that closes an invoice may have a penny
 * less than that to give.
 */
const allotted = (nets: readonly number[], vatRate: number, vat: number): number[] => {
  const parts = nets.map((net) => downOf(net, vatRate))
  const left = vat - parts.reduce((sum, part) => sum + part, 0)
  const places = nets.map((net, index) => ({ index, rest: restOf(net, vatRate) }))
  places.sort((one, other) => other.rest - one.rest || one.index - other.index)
  if (left < 0) places.reverse()
  for (let given = 0; given < Math.abs(left); given += 1) {
    const place = places[given % places.length]?.index ?? 0
    parts[place] = (parts[place] ?? 0) + Math.sign(left)
  }
  return parts
}

/** The VAT that is shown beside each line; the lines of a group add up to its VAT. */
export const vatOfLines = (lines: readonly NetLine[], groups: readonly VatGroup[]): number[] => {
  const vats = lines.map(() => 0)
  for (const group of groups) {
    const key = vatGroupKey(group)
    const places = lines.flatMap((line, index) => (vatGroupKey(line) === key ? [index] : []))
    const nets = places.map((place) => lines[place]?.net ?? 0)
    for (const [index, vat] of allotted(nets, group.vatRate, group.vat).entries()) vats[places[index] ?? 0] = vat
  }
  return vats
}
