import { createFileRoute } from '@tanstack/react-router'
import { InvoiceSettingsScreen } from '../../../../../features/settings/invoices/invoice-settings-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings/invoiceSettings')({
  component: InvoiceSettingsScreen,
})
