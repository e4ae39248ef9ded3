import { Input } from '@mantine/core'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { currencySymbol, formatMoney } from '@praxis/domain/money/money'
import { IconArrowRight } from '@tabler/icons-react'
import { MoneyField } from '../../../ui/forms/money-field'
import { SelectField } from '../../../ui/forms/select-field'
import { Grid, Text } from '../../../ui/layout/box'
import { useCompanyCurrency } from '../company-currency'
import { rateText } from '../expense-words'
import classes from './claim.module.css'
import type { ClaimFieldsProps } from './claim-fields-props'
import type { ExpenseValues } from './expense-values'
import { type Converted, useConversion } from './use-conversion'

const CURRENCIES: readonly Currency[] = ['GBP', 'EUR', 'USD', 'ZAR']
const options = CURRENCIES.map((value) => ({ value, label: `${value} ${currencySymbol(value)}` }))

/** What was paid and in which currency, with what it comes to in the company's beside it. */
export function AmountField({ form, expense, problemAt }: ClaimFieldsProps<ExpenseValues>) {
  const companyCurrency = useCompanyCurrency()
  const { currency } = form.values
  const converted = useConversion(form.values, companyCurrency, expense)
  const amount = form.field('amount')
  return (
    <Input.Wrapper
      labelElement="div"
      label="Amount"
      description={converted && <RateHint of={converted} from={currency} to={companyCurrency} />}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <Grid gap={2} className={classes.amount} data-plain={!converted || undefined}>
        <SelectField
          label="Currency"
          hideLabel
          options={options}
          value={currency}
          onChange={(value) => {
            const chosen = CURRENCIES.find((each) => each === value)
            if (chosen) form.setValue('currency', chosen)
          }}
        />
        <MoneyField
          {...amount}
          label="Amount"
          hideLabel
          currency={currency}
          error={amount.error ?? converted?.error ?? problemAt?.('amount')}
        />
        {converted && (
          <>
            <IconArrowRight size={16} stroke={1.75} aria-hidden />
            <output className={classes.converted} aria-label={`Amount in ${companyCurrency}`}>
              <Text figures>
                {converted.amount === undefined ? '…' : formatMoney(converted.amount, companyCurrency)}
              </Text>
            </output>
          </>
        )}
      </Grid>
    </Input.Wrapper>
  )
}

/** The rate that was used, and a warning where it was published long before. */
function RateHint({ of, from, to }: { of: Converted; from: Currency; to: Currency }) {
  const { conversion, isKept } = of
  if (!conversion) return null
  const text = `${rateText(from, to, conversion.rate)}, European Central Bank of ${formatDay(conversion.day)}`
  return (
    <Text figures tone={conversion.isOld ? 'warning' : 'third'}>
      {text}
      {isKept && ', kept'}
      {conversion.isOld && '. The newest rate known is more than a week older than this claim.'}
    </Text>
  )
}
