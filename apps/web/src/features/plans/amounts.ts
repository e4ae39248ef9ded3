import type { Currency } from '@praxis/contract/protocol/values'
import { currencySymbol, enteredTextOfMoney, moneyFromEnteredText } from '@praxis/domain/money/money'
import { plainNumbers } from '../../ui/sheet/pasted-cells'

const HIGHEST = 1_000_000_000_000

/** Amounts of a table without their currency, all with pence or none; nothing is a dash. */
export function amountsOfTable(amounts: readonly number[]): (minorUnits: number) => string {
  const decimals = amounts.every((amount) => amount % 100 === 0) ? 0 : 2
  const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (minorUnits) => (minorUnits === 0 ? '–' : format.format(minorUnits / 100))
}

/** An amount as text to edit: pence only where there are some. */
export const textOfAmount = (minorUnits: number): string => enteredTextOfMoney(minorUnits).replace(/\.00$/, '')

/** An amount as typed or pasted, with either way of writing thousands and decimals; undefined when it is none. */
export function readAmount(text: string): number | undefined {
  const [[plain] = []] = plainNumbers([[text]])
  const amount = moneyFromEnteredText(text) ?? (plain === undefined ? undefined : moneyFromEnteredText(plain))
  return amount === undefined || amount < 0 || amount > HIGHEST ? undefined : amount
}

/** The marks of an axis: £40k, £1.5m, £3bn. */
export const axisMoney =
  (currency: Currency) =>
  (minorUnits: number): string => {
    const units = minorUnits / 100
    const symbol = currencySymbol(currency)
    const short = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })
    if (units >= 1_000_000_000) return `${symbol}${short(units / 1_000_000_000)}bn`
    if (units >= 1_000_000) return `${symbol}${short(units / 1_000_000)}m`
    return units >= 1000 ? `${symbol}${short(units / 1000)}k` : `${symbol}${short(units)}`
  }
