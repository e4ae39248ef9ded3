import { Popover, Radio, UnstyledButton } from '@mantine/core'
import type { CalculationMethod } from '@praxis/contract/plans/plan-rules'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatPercent } from '@praxis/domain/money/percent'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { MoneyField } from '../../../ui/forms/money-field'
import { NumberField } from '../../../ui/forms/number-field'
import { Stack, Text } from '../../../ui/layout/box'
import { METHODS } from '../../projects/plan-methods'
import { METHOD_HINTS } from '../plan-words'
import classes from './plan-grid.module.css'
import type { PlanLine } from './plan-values'

/** A mark-up is kept in hundredths of a percent. */
const HUNDREDTHS = 100

interface MethodChoiceProps {
  /** The line, for screen readers: 'Consultancy revenue'. */
  readonly name: string
  readonly line: PlanLine
  readonly currency: Currency
  readonly methods: readonly CalculationMethod[]
  /** The method differs from the saved one. */
  readonly isChanged: boolean
  readonly onMethod: (method: CalculationMethod) => void
  readonly onBasis: (name: keyof PlanLine['basis'], amount: number) => void
}

const methodText = ({ method, basis }: PlanLine): string =>
  method === 'markupCost' ? `${METHODS.markupCost}, ${formatPercent(basis.markup / HUNDREDTHS / 100)}` : METHODS[method]

/** How a line is calculated, and from what. */
export function MethodChoice({ name, line, currency, methods, isChanged, onMethod, onBasis }: MethodChoiceProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={288} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.method}
          data-changed={isChanged || undefined}
          aria-label={`${name}, calculated: ${methodText(line)}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Text ellipsis>{methodText(line)}</Text>
          <IconChevronDown size={12} stroke={2} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={`How ${name.toLowerCase()} is calculated`}>
        <Stack gap={3} style={{ padding: 'var(--s2)' }}>
          <Radio.Group
            aria-label={`How ${name.toLowerCase()} is calculated`}
            value={line.method}
            onChange={(value) => {
              const method = methods.find((each) => each === value)
              if (method) onMethod(method)
            }}
          >
            <Stack gap={2}>
              {methods.map((method) => (
                <Radio
                  key={method}
                  value={method}
                  label={METHODS[method]}
                  description={METHOD_HINTS[method]}
                  {...(method === line.method && { 'data-autofocus': true })}
                />
              ))}
            </Stack>
          </Radio.Group>
          <BasisField line={line} currency={currency} onBasis={onBasis} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** What the method is calculated from, where it is calculated from something that is typed. */
function BasisField({
  line: { method, basis },
  currency,
  onBasis,
}: Pick<MethodChoiceProps, 'line' | 'currency' | 'onBasis'>) {
  const typed = (field: keyof PlanLine['basis'], factor = 1) => ({
    value: basis[field] / factor,
    onChange: (amount: number | null) => {
      if (!Number.isNaN(amount) && (amount ?? 0) >= 0) onBasis(field, Math.round((amount ?? 0) * factor))
    },
  })
  switch (method) {
    case 'autoSpread':
      return <MoneyField label="Total" currency={currency} {...typed('total')} />
    case 'fixedMonthly':
      return <MoneyField label="Each month" currency={currency} {...typed('monthly')} />
    case 'markupCost':
      return <NumberField label="Mark-up" suffix="%" min={0} {...typed('markup', HUNDREDTHS)} />
    default:
      return null
  }
}
