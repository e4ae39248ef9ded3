import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInKit } from '../../../ui/forms/testing/render-in-kit'
import { useForm } from '../../../ui/forms/use-form'
import { sampleManagement } from '../testing/sample-management'
import { CompanyCard } from './company-card'
import { detailsValuesOf } from './details-values'

function Details({ canChange }: { canChange: boolean }) {
  const management = sampleManagement()
  const form = useForm({ initialValues: detailsValuesOf(management), onSave: () => undefined })
  return (
    <CompanyCard form={form} management={{ ...management, can: { ...management.can, changeCurrency: canChange } }} />
  )
}

const currencyField = (canChange: boolean) => {
  renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <Details canChange={canChange} />
    </QueryClientProvider>,
  )
  return screen.getByLabelText<HTMLInputElement>('Default currency')
}

it('the currency can be chosen until there are amounts in it', () => {
  expect(currencyField(true).disabled).toBe(false)
  expect(screen.queryByText('There are amounts in it already')).toBeNull()
})

it('the currency says why it can no longer be chosen', () => {
  const field = currencyField(false)
  expect(field.disabled).toBe(true)
  const reason = screen.getByText('There are amounts in it already')
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(reason.id)
})
