import { type CreditableLine, creditSums, isCreditable, leftToCredit } from '../credit-sums'
import { invoiceSums } from '../invoice-sums'
import { grossOf, type InvoiceLine } from '../line-sums'
import { restOfItem } from '../rest-of-item'
import { type VatGroup, vatGroupKey } from '../vat-groups'

/** A fraction rounded half away from zero, digit by digit: the slow way. */
const nearest = (numerator: bigint, denominator: bigint): bigint => {
  const negative = numerator < 0n
  const amount = negative ? -numerator : numerator
  const rest = amount % denominator
  const rounded = amount / denominator + (rest + rest >= denominator ? 1n : 0n)
  return negative ? -rounded : rounded
}

// Assertions of the runner cost more than what they check, twenty thousand times over.
const assertSame = (actual: number | undefined, expected: number): void => {
  if (actual !== expected) throw new Error(`${actual} is not ${expected}`)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** What every invoice has to hold, whatever stands on it: checked with fractions and sums of its own. */
export const assertSums = (lines: readonly InvoiceLine[]): void => {
  const sums = invoiceSums(lines)
  for (const [index, line] of lines.entries()) {
    const product = BigInt(line.quantity) * BigInt(line.unitAmount)
    assertSame(sums.lines[index]?.gross, Number(nearest(product, 10_000n)))
    assertSame(sums.lines[index]?.net, Number(nearest(product * BigInt(10_000 - line.discount), 100_000_000n)))
  }
  for (const group of sums.groups) {
    const places = lines.flatMap((line, index) => (vatGroupKey(line) === vatGroupKey(group) ? [index] : []))
    const net = sum(places.map((place) => sums.lines[place]?.net ?? 0))
    assertSame(group.net, net)
    assertSame(group.vat, Number(nearest(BigInt(net) * BigInt(group.vatRate), 10_000n)))
    assertSame(sum(places.map((place) => sums.lines[place]?.vat ?? 0)), group.vat)
  }
  for (const [index, { net, vat }] of sums.lines.entries()) {
    const exact = (net * (lines[index]?.vatRate ?? 0)) / 10_000
    if (Math.abs(vat - exact) > 1) throw new Error(`${vat} is no VAT on ${net}`)
  }
  assertSame(sums.gross - sums.discount, sums.net)
  assertSame(sum(sums.lines.map((line) => line.net)), sums.net)
  assertSame(sum(sums.lines.map((line) => line.vat)), sums.vat)
  assertSame(sums.net + sums.vat, sums.total)
}

const added = (groups: readonly VatGroup[], more: readonly VatGroup[]): VatGroup[] => {
  const byKey = new Map(groups.map((group) => [vatGroupKey(group), group]))
  for (const group of more) {
    const before = byKey.get(vatGroupKey(group))
    byKey.set(vatGroupKey(group), {
      ...group,
      net: group.net + (before?.net ?? 0),
      vat: group.vat + (before?.vat ?? 0),
    })
  }
  return [...byKey.values()]
}

/** However an invoice is credited bit by bit, its credit notes come to exactly what it was billed with. */
export const assertCredits = (lines: readonly InvoiceLine[], shares: readonly (readonly number[])[]): void => {
  const sums = invoiceSums(lines)
  const none = { quantity: 0, gross: 0, net: 0 }
  let items: CreditableLine[] = lines.map((line, index) => ({
    ...line,
    gross: sums.lines[index]?.gross ?? 0,
    net: sums.lines[index]?.net ?? 0,
    credited: none,
  }))
  let creditedGroups: VatGroup[] = []
  let total = 0
  for (const share of [...shares, undefined]) {
    const quantities = items.map((item, index) => {
      const part =
        share === undefined ? leftToCredit(item) : Math.trunc((leftToCredit(item) * (share[index] ?? 0)) / 100)
      return isCreditable(item, part) ? part : 0
    })
    const credit = creditSums({ lines: items, groups: sums.groups, creditedGroups }, quantities)
    assertSame(credit.net + credit.vat, credit.total)
    assertSame(sum(credit.lines.map((line) => line.vat)), credit.vat)
    total += credit.total
    creditedGroups = added(creditedGroups, credit.groups)
    let place = 0
    items = items.map((item, index) => {
      if (quantities[index] === 0) return item
      const line = credit.lines[place] ?? { gross: 0, net: 0 }
      place += 1
      const { credited } = item
      return {
        ...item,
        credited: {
          quantity: credited.quantity + (quantities[index] ?? 0),
          gross: credited.gross + line.gross,
          net: credited.net + line.net,
        },
      }
    })
  }
  assertSame(total, sums.total)
  for (const { credited, net } of items) assertSame(credited.net, net)
  for (const group of sums.groups) {
    const credited = creditedGroups.find((other) => vatGroupKey(other) === vatGroupKey(group))
    assertSame(credited?.vat, group.vat)
  }
}

/** However an item is billed in parts, the parts come to what it was before any discount. */
export const assertParts = (line: InvoiceLine, shares: readonly number[], isTime: boolean): void => {
  const whole = grossOf(line)
  let billed = 0
  let rest: ReturnType<typeof restOfItem> = line
  for (const share of shares) {
    if (rest === undefined) break
    const part: { quantity: number; unitAmount: number } =
      isTime || rest.quantity !== 10_000
        ? { ...rest, quantity: Math.trunc((rest.quantity * share) / 100) }
        : { ...rest, unitAmount: Math.trunc((rest.unitAmount * share) / 100) }
    billed += grossOf(part)
    rest = restOfItem(rest, part, isTime)
  }
  assertSame(billed + (rest === undefined ? 0 : grossOf(rest)), whole)
}
