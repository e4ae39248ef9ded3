import type { Company } from '@praxis/contract/companies'
import { formatDay } from '@praxis/domain/calendar/day'
import { Card } from '../../ui/layout/card'
import classes from './company-facts-card.module.css'

interface YearProps {
  readonly startDate: string
  readonly endDate: string
}

const yearText = ({ startDate, endDate }: YearProps): string => `${formatDay(startDate)} – ${formatDay(endDate)}`

const countryText = (code: string): string => new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code

/** How the company counts its years, money and hours. */
export function CompanyFactsCard({ company }: { company: Company }) {
  const { financialYear, holidayYear, defaultCurrency, country, timeZone } = company.details
  const facts = [
    ['Financial year', yearText(financialYear)],
    ['Holiday year', yearText(holidayYear)],
    ['Currency', defaultCurrency],
    ['Country', countryText(country)],
    ['Time zone', timeZone.replaceAll('_', ' ')],
  ] as const
  return (
    <Card title={company.name}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
