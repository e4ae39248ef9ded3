import type { ClientInvoicing, InvoicedSums } from '@praxis/contract/invoices/invoiced-sums'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleProject } from '../../projects/testing/sample-project'
import { sampleInvoiced } from '../testing/sample-invoiced'
import { ClientInvoiced } from './client-invoiced'
import { LateInvoiced } from './late-invoiced'

afterEach(() => vi.unstubAllGlobals())

const project = sampleProject()

function show(ui: ReactElement, answers: { ofProject?: InvoicedSums; ofClient?: ClientInvoicing }) {
  const received = serve({
    [`GET /projects/${project.id}/invoicing`]: () => answers.ofProject,
    'GET /clients/northgate/invoicing': () => answers.ofClient,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return {
    ...renderInKit(<QueryClientProvider client={queryClient}>{inWorkspace(ui)}</QueryClientProvider>),
    received,
  }
}

/** What the opened figure is made of. */
const rows = async () => (await screen.findAllByRole('row')).map(({ textContent }) => textContent)

it('names each figure with its parts, which add up to it', async () => {
  const { person } = show(<LateInvoiced project={project} />, { ofProject: sampleInvoiced() })
  await person.click(await screen.findByRole('button', { name: 'Invoiced: £1,000.00, show breakdown' }))
  expect(await rows()).toEqual(['Time£900', 'Expenses£100', 'Free items£50', 'Credited-£50', 'Total£1,000'])
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'Paid without VAT: £600.00, show breakdown' }))
  expect(await rows()).toEqual(['On invoices paid in full£500', 'On invoices paid in part£100', 'Total£600'])
  expect(screen.getByRole('button', { name: /^Open without VAT: £400.00/ })).toBeTruthy()
  expect(screen.getByText('£150.00 overdue')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^On drafts: £100.00/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Not invoiced yet: £300.00/ })).toBeTruthy()
})

it('says what of it the reader can’t see the payments of', async () => {
  const { person } = show(<LateInvoiced project={project} />, {
    ofProject: sampleInvoiced({ paid: 500_00, notTold: 100_00 }),
  })
  await person.click(await screen.findByRole('button', { name: /^Paid without VAT: £500.00/ }))
  expect(await rows()).toContain('excludes invoices with projects you can’t see£100')
  expect(await rows()).toContain('Total you can see£500')
})

it('is absent, and not asked for, where the reader sees no invoices or there is no client', () => {
  const { received } = show(
    <>
      <LateInvoiced project={{ ...project, permissions: { ...project.permissions, invoicing: 'noAccess' } }} />
      <LateInvoiced project={{ ...project, isInternal: true }} />
    </>,
    {},
  )
  expect(screen.queryByRole('region')).toBeNull()
  expect(received).toEqual([])
})

it('shows a client’s by currency, and what is open in the company’s', async () => {
  const [pounds, euros] = [sampleInvoiced(), sampleInvoiced({ currency: 'EUR' })]
  show(<ClientInvoiced clientID="northgate" />, {
    ofClient: {
      ...{ projects: [], sums: [pounds, euros], isPartial: true },
      inOwnCurrency: { currency: 'GBP', open: 748_00, uninvoiced: 561_00 },
    },
  })
  expect(await screen.findByRole('region', { name: 'Invoiced in EUR' })).toBeTruthy()
  expect(screen.getByText('At today’s rates, £748.00 is open and £561.00 is not invoiced yet.')).toBeTruthy()
  expect(screen.getByText('Only of the projects whose invoices you can see.')).toBeTruthy()
})
