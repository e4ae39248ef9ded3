import type { ClientBilling } from '@praxis/contract/clients/client-billing'
import type { ProjectBilling } from '@praxis/contract/invoices/project-billing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { reloadDrafts } from '../../../ui/drafts/testing/reload-drafts'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { ClientBillingCard } from './client-billing-card'
import { ProjectBillingCard } from './project-billing-card'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const client = { id: 'northgate', name: 'Northgate Water' }

const clientBilling: ClientBilling = {
  ...{ legalName: '', vatNumber: '', companyNumber: '', buyerReference: '' },
  electronicAddress: { scheme: '', id: '' },
  address: { line1: '', line2: '', city: '', postcode: '', region: '', country: '' },
  ...{ emails: ['accounts@northgate.example'], paymentTermsDays: null, vat: null, version: 2, can: { edit: true } },
}
const projectBilling: ProjectBilling = {
  ...{ vat: null, purchaseOrder: '', expenseMarkUp: 0, version: 0, can: { edit: true } },
}

function open(ui: ReactElement) {
  const kept = { client: clientBilling, project: projectBilling }
  const received = serve({
    'GET /clients/northgate/billing': () => kept.client,
    'PUT /clients/northgate/billing': ({ body }) => {
      kept.client = { ...kept.client, ...JSON.parse(body), version: 3 }
      return kept.client
    },
    'GET /projects/platform/billing': () => kept.project,
    'PUT /projects/platform/billing': ({ body }) => {
      kept.project = { ...kept.project, ...JSON.parse(body), version: 1 }
      return kept.project
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const { person, unmount } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">{inWorkspace(ui)}</DraftsOf>
    </QueryClientProvider>,
  )
  const sent = () => received.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body)]))
  return { person, sent, unmount }
}

const edit = async (person: ReturnType<typeof open>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'Edit billing' }))
  return within(await screen.findByRole('dialog'))
}

it('sends what changed of how a client is billed, and shows it', async () => {
  const { person, sent } = open(<ClientBillingCard client={client} />)
  expect(await screen.findByText('accounts@northgate.example')).toBeTruthy()
  const dialog = await edit(person)
  await person.type(await dialog.findByLabelText(/^Payment terms/), '14')
  await person.type(dialog.getByLabelText(/^VAT number/), ' GB123456789')
  await person.click(dialog.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(sent()).toEqual([{ vatNumber: 'GB123456789', paymentTermsDays: 14, version: 2 }]))
  expect(await screen.findByText('14 days')).toBeTruthy()
})

it('keeps what was typed of it over a reload', async () => {
  const first = open(<ClientBillingCard client={client} />)
  const dialog = await edit(first.person)
  await first.person.type(await dialog.findByLabelText(/^Registered name/), 'Northgate Water plc')
  first.unmount()
  reloadDrafts()
  const second = open(<ClientBillingCard client={client} />)
  const again = await edit(second.person)
  expect(((await again.findByLabelText(/^Registered name/)) as HTMLInputElement).value).toBe('Northgate Water plc')
})

it('sends how a project is billed: its order, its mark-up and its VAT', async () => {
  const { person, sent } = open(<ProjectBillingCard projectID="platform" />)
  const dialog = await edit(person)
  await person.type(dialog.getByLabelText(/^Purchase order/), 'PO 4500187236')
  const markUp = dialog.getByLabelText('Mark-up on expenses')
  await person.clear(markUp)
  await person.type(markUp, '7.5')
  await person.click(dialog.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(sent()).toEqual([{ purchaseOrder: 'PO 4500187236', expenseMarkUp: 7.5, version: 0 }]))
  expect(await screen.findByText('7.5%')).toBeTruthy()
})
