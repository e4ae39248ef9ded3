import type { ForecastGround } from '../forecast-ground'

/** Sums as fractions of nothing but whole numbers, made by going through every rule for every month again. */
interface SlowMonth {
  readonly month: string
  readonly actual: readonly [revenue: bigint, cost: bigint]
  readonly forecast: readonly [revenue: bigint, cost: bigint]
  readonly plan: readonly [revenue: bigint, cost: bigint]
}

const rounded = (above: bigint, below: bigint): bigint => {
  const whole = above / below
  return (above % below) * 2n >= below ? whole + 1n : whole
}

const dayAfter = (day: string): string => {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

type SecondsByMonth = ReadonlyMap<string, bigint>

/** What a role is booked for by month, from tomorrow on; without days whose hours were bought, if they are left out. */
const secondsAhead = (
  { from, daily }: ForecastGround['booked'][number],
  today: string,
  isLeftOut: (day: string) => boolean,
): SecondsByMonth => {
  const months = new Map<string, bigint>()
  let day = from
  for (const seconds of daily) {
    const month = day.slice(0, 7)
    if (day > today && !isLeftOut(day)) months.set(month, (months.get(month) ?? 0n) + BigInt(seconds))
    day = dayAfter(day)
  }
  return months
}

const boughtUntil = (ground: ForecastGround) =>
  ground.agreed.flatMap(({ day, retainedUntil }) => (retainedUntil === null ? [] : [{ from: day, to: retainedUntil }]))

interface Ahead {
  readonly all: readonly SecondsByMonth[]
  readonly charged: readonly SecondsByMonth[]
}

const bookedIn = ({ booked }: ForecastGround, { all, charged }: Ahead, month: string) => {
  const moneyAt = (side: 'hourlyCharge' | 'hourlyCost', ahead: readonly SecondsByMonth[]) =>
    sum(booked.map((role, index) => rounded((ahead[index]?.get(month) ?? 0n) * BigInt(role[side]), 3600n)))
  return {
    seconds: sum(all.map((months) => months.get(month) ?? 0n)),
    revenue: moneyAt('hourlyCharge', charged),
    cost: moneyAt('hourlyCost', all),
  }
}

const monthOfProject = (ground: ForecastGround, booked: Ahead, month: string): SlowMonth => {
  const { today, isFixedPrice, logged, spent, planned, agreed, thisMonth } = ground
  const now = today.slice(0, 7)
  const lines = (category: string) => planned.filter((line) => line.month === month && line.category === category)
  const planOf = (category: string, side: 'revenue' | 'cost') => sum(lines(category).map((line) => BigInt(line[side])))
  const toDate = (amounts: readonly number[]) =>
    sum(
      amounts.map((amount) => {
        if (month < now) return BigInt(amount)
        if (month > now) return 0n
        return thisMonth.of === 0
          ? BigInt(amount)
          : rounded(BigInt(amount) * BigInt(thisMonth.gone), BigInt(thisMonth.of))
      }),
    )
  const agreedOf = (category: string) => agreed.filter((item) => item.category === category)
  const items = (category: string, until: string) =>
    sum(
      agreedOf(category)
        .filter(({ day }) => day.slice(0, 7) === month && day <= until)
        .map(({ amount }) => BigInt(amount)),
    )
  const bought = (category: string, until: string) =>
    sum(
      agreedOf(category)
        .filter(({ day, retainedUntil }) => retainedUntil !== null && day.slice(0, 7) === month && day <= until)
        .map(({ amount }) => BigInt(amount)),
    )
  const isBought = boughtUntil(ground).some(({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7))
  const time = logged.filter((row) => row.month === month)
  const claims = spent.filter((row) => row.month === month)
  const timeRevenue = sum(time.map(({ revenue }) => BigInt(revenue)))
  const timeCost = sum(time.map(({ cost }) => BigInt(cost)))
  const claimsCost = sum(claims.map(({ cost }) => BigInt(cost)))
  const ahead = bookedIn(ground, booked, month)
  const plansWork = month > now && ahead.seconds === 0n && time.length === 0
  const plansClaims = month > now && claims.length === 0

  let [actualRevenue, actualCost] = [0n, timeCost + claimsCost]
  let [revenue, cost] = [0n, timeCost + ahead.cost + claimsCost]
  if (!isFixedPrice) {
    actualRevenue += timeRevenue + bought('consultancyBudget', today)
    revenue += timeRevenue + ahead.revenue + bought('consultancyBudget', '9999')
    if (plansWork && !isBought) revenue += planOf('consultancyBudget', 'revenue')
  } else if (agreedOf('consultancyBudget').length > 0) {
    actualRevenue += items('consultancyBudget', today)
    revenue += items('consultancyBudget', '9999')
  } else if (!isBought) {
    actualRevenue += toDate(lines('consultancyBudget').map((line) => line.revenue))
    revenue += planOf('consultancyBudget', 'revenue')
  }
  if (plansWork) cost += planOf('consultancyBudget', 'cost')
  if (isFixedPrice && agreedOf('expensesBudget').length > 0) {
    actualRevenue += items('expensesBudget', today)
    revenue += items('expensesBudget', '9999')
  } else {
    const billed = sum(claims.map((claim) => BigInt(claim.revenue)))
    actualRevenue += billed + bought('expensesBudget', today)
    revenue += billed + bought('expensesBudget', '9999') + (plansClaims ? planOf('expensesBudget', 'revenue') : 0n)
  }
  if (plansClaims) cost += planOf('expensesBudget', 'cost')
  if (agreedOf('othersBudget').length > 0) {
    actualRevenue += items('othersBudget', today)
    revenue += items('othersBudget', '9999')
  } else {
    actualRevenue += toDate(lines('othersBudget').map((line) => line.revenue))
    revenue += planOf('othersBudget', 'revenue')
  }
  actualCost += toDate(lines('othersBudget').map((line) => line.cost))
  cost += planOf('othersBudget', 'cost')
  const every = ['consultancyBudget', 'expensesBudget', 'othersBudget']
  return {
    month,
    actual: [actualRevenue, actualCost],
    forecast: [revenue, cost],
    plan: [sum(every.map((one) => planOf(one, 'revenue'))), sum(every.map((one) => planOf(one, 'cost')))],
  }
}

export const slowForecast = (ground: ForecastGround, months: readonly string[]): SlowMonth[] => {
  const isBought = (day: string) => boughtUntil(ground).some(({ from, to }) => from <= day && day <= to)
  const booked = {
    all: ground.booked.map((role) => secondsAhead(role, ground.today, () => false)),
    charged: ground.booked.map((role) => secondsAhead(role, ground.today, isBought)),
  }
  return months.map((month) => monthOfProject(ground, booked, month))
}
