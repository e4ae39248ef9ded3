import type { RateCard } from '@praxis/contract/company/rate-cards'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { formatMargin, profitMargin } from '@praxis/domain/money/percent'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ComboField } from '../../../ui/forms/combo-field'
import { FormRow } from '../../../ui/forms/form'
import { MoneyField } from '../../../ui/forms/money-field'
import { TextField } from '../../../ui/forms/text-field'
import { Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { rateCardsQuery } from '../../people/rate-cards.queries'
import { CollectionCard, itemsOf } from '../collection-card'
import collection from '../collection-card.module.css'
import { nameRules } from '../collections/collection-rules'
import { useCreateRateCard, useDeleteRateCard, useUpdateRateCard } from '../settings.mutations'
import { itemCodesQuery } from '../settings.queries'

interface RateCardValues {
  readonly name: string
  readonly code: string
  readonly hourlyCharge: number | null
  readonly hourlyCost: number | null
}

const LONGEST_CODE = 40
const HIGHEST_RATE = 100_000_000

const hidden = (
  <Text tone="third">
    <IconLock size={14} stroke={1.75} role="img" aria-label="Only visible with access to revenue" />
  </Text>
)

const columns = (currency: Currency): Column<RateCard>[] => {
  const money = (amount: number | undefined) => (amount === undefined ? hidden : formatMoney(amount, currency))
  return [
    { id: 'name', header: 'Name', cell: ({ name }) => <span className={collection.named}>{name}</span> },
    {
      id: 'code',
      header: 'Code',
      width: 92,
      desktopOnly: true,
      cell: ({ code }) => code || <Text tone="third">–</Text>,
    },
    { id: 'charge', header: 'Hourly charge', align: 'end', width: 112, cell: (card) => money(card.hourlyCharge) },
    {
      id: 'cost',
      header: 'Hourly cost',
      align: 'end',
      width: 108,
      desktopOnly: true,
      cell: (card) => money(card.hourlyCost),
    },
    {
      id: 'margin',
      header: 'Margin',
      align: 'end',
      width: 80,
      desktopOnly: true,
      cell: ({ hourlyCharge, hourlyCost }) =>
        hourlyCharge === undefined || hourlyCost === undefined
          ? hidden
          : formatMargin(profitMargin(hourlyCharge, hourlyCost)),
    },
  ]
}

const inputOf = ({ hourlyCharge, hourlyCost, ...values }: Partial<RateCardValues>) => ({
  ...values,
  ...(hourlyCharge != null && { hourlyCharge }),
  ...(hourlyCost != null && { hourlyCost }),
})

export function RateCardsCard({ canEditRates, currency }: { canEditRates: boolean; currency: Currency }) {
  const { data: codes } = useQuery(itemCodesQuery)
  const { mutateAsync: createRateCard } = useCreateRateCard()
  const { mutateAsync: updateRateCard } = useUpdateRateCard()
  const { mutateAsync: deleteRateCard } = useDeleteRateCard()
  const rateRules = (label: string) => (canEditRates ? [required(label), min(0), max(HIGHEST_RATE, '1,000,000')] : [])
  return (
    <CollectionCard<RateCard, RateCardValues>
      title="Rate cards"
      note="hourly charge and cost"
      noun="rate card"
      canAdd={canEditRates}
      {...itemsOf(useQuery(rateCardsQuery))}
      columns={columns(currency)}
      emptyText="Roles take their rates from rate cards. Add the first one."
      nameOf={({ name }) => name}
      valuesOf={(card) => ({
        name: card?.name ?? '',
        code: card?.code ?? '',
        hourlyCharge: card?.hourlyCharge ?? null,
        hourlyCost: card?.hourlyCost ?? null,
      })}
      rules={() => ({
        name: nameRules(),
        code: maxLength(LONGEST_CODE),
        hourlyCharge: rateRules('Hourly charge'),
        hourlyCost: rateRules('Hourly cost'),
      })}
      fields={(form) => (
        <>
          <TextField {...form.field('name')} label="Name" autoFocus />
          <ComboField {...form.field('code')} label="Code" optional suggestions={codes ?? []} />
          {canEditRates && (
            <FormRow>
              <MoneyField {...form.field('hourlyCharge')} label="Hourly charge" currency={currency} />
              <MoneyField {...form.field('hourlyCost')} label="Hourly cost" currency={currency} />
            </FormRow>
          )}
        </>
      )}
      onCreate={({ name, code, hourlyCharge, hourlyCost }, idempotencyKey) =>
        createRateCard({
          input: { body: { name, code, hourlyCharge: hourlyCharge ?? 0, hourlyCost: hourlyCost ?? 0 } },
          idempotencyKey,
        })
      }
      onUpdate={({ id, version }, changed) =>
        updateRateCard({ input: { params: { id }, body: { ...inputOf(changed), version } } })
      }
      labels={{ name: 'Name', code: 'Code', hourlyCharge: 'Hourly charge', hourlyCost: 'Hourly cost' }}
      textOf={(_, value) => (typeof value === 'number' ? formatMoney(value, currency) : undefined)}
      historyOf={({ id }) => ({ entity: 'rateCard', id })}
      deletion={{ onDelete: ({ id }) => deleteRateCard({ input: { params: { id } } }) }}
    />
  )
}
