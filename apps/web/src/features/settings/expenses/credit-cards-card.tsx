import { TextInput } from '@mantine/core'
import type { CreditCard } from '@praxis/contract/company/credit-cards'
import { cardFaceOf } from '@praxis/domain/companies/credit-card'
import { creditCard } from '@praxis/domain/validation/credit-card-rule'
import { required } from '@praxis/domain/validation/rule'
import { IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FieldProps, inputProps } from '../../../ui/forms/field'
import { TextField } from '../../../ui/forms/text-field'
import { Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { type ChosenEmployee, EmployeePicker } from '../../people/employee-picker'
import { CollectionCard, itemsOf } from '../collection-card'
import collection from '../collection-card.module.css'
import { nameRules } from '../collections/collection-rules'
import { useCreateCreditCard, useDeleteCreditCard, useUpdateCreditCard } from '../settings.mutations'
import { creditCardsQuery } from '../settings.queries'
import { brandText, cardText, groupedDigits } from './card-text'

interface CreditCardValues {
  readonly name: string
  /** The new number; empty for a card that keeps its own. */
  readonly number: string
  /** Whose card it is; without one, everybody can choose it. */
  readonly holder: ChosenEmployee | null
}

const columns: Column<CreditCard>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => <span className={collection.named}>{name}</span> },
  {
    id: 'number',
    header: 'Card',
    width: '42%',
    cell: (card) => (
      <span className={collection.named}>
        <IconCreditCard size={16} stroke={1.75} aria-hidden />
        {cardText(card)}
      </span>
    ),
  },
  {
    id: 'holder',
    header: 'Holder',
    desktopOnly: true,
    cell: ({ holder }) => holder?.displayName ?? <Text tone="third">Everyone</Text>,
  },
]

export function CreditCardsCard() {
  const { mutateAsync: createCreditCard } = useCreateCreditCard()
  const { mutateAsync: updateCreditCard } = useUpdateCreditCard()
  const { mutateAsync: deleteCreditCard } = useDeleteCreditCard()
  return (
    <CollectionCard<CreditCard, CreditCardValues>
      title="Credit cards"
      noun="credit card"
      // The device must not keep a number typed here.
      isSecret
      {...itemsOf(useQuery(creditCardsQuery))}
      columns={columns}
      emptyText="Add company cards so claims can show what was paid with them."
      nameOf={({ name }) => name}
      valuesOf={(card) => ({ name: card?.name ?? '', number: '', holder: card?.holder ?? null })}
      rules={(card) => ({ name: nameRules(), number: card ? creditCard : [required('Number'), creditCard] })}
      fields={(form, card) => (
        <>
          <TextField {...form.field('name')} label="Name" autoFocus />
          <CardNumberField
            {...form.field('number')}
            label="Number"
            {...(card && { placeholder: cardText(card), optional: true })}
          />
          <EmployeePicker {...form.field('holder')} label="Holder" placeholder="Everyone" optional />
        </>
      )}
      onCreate={({ name, number, holder }, idempotencyKey) =>
        createCreditCard({ input: { body: { name, number, holderID: holder?.id ?? null } }, idempotencyKey })
      }
      onUpdate={(card, { name = card.name, number = '', holder = card.holder }) =>
        updateCreditCard({
          input: {
            params: { id: card.id },
            body: { name, holderID: holder?.id ?? null, ...(number.trim() && { number }), version: card.version },
          },
        })
      }
      labels={{ name: 'Name', number: 'Number', holder: 'Holder' }}
      historyOf={({ id }) => ({ entity: 'creditCard', id })}
      deletion={{ onDelete: ({ id }) => deleteCreditCard({ input: { params: { id } } }) }}
    />
  )
}

/** A card's number, which is not kept; the brand and last digits that stay are shown as soon as it is complete. */
function CardNumberField(field: FieldProps<string>) {
  const face = cardFaceOf(field.value)
  return (
    <TextInput
      {...inputProps({
        ...field,
        hint: face
          ? `${brandText(face.brand)}: only •••• ${face.lastFour} is kept`
          : 'Only the brand and the last four digits are kept',
      })}
      inputMode="numeric"
      autoComplete="off"
      value={field.value}
      onChange={(event) => field.onChange(groupedDigits(event.currentTarget.value))}
    />
  )
}
