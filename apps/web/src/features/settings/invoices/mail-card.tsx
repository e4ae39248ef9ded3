import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { Grid } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { invoiceLabels as labels } from './invoice-labels'
import type { InvoiceValues } from './invoice-values'
import { MailPreview, PLACEHOLDERS } from './mail-preview'

const DUE_IN = 30

/** The e-mail that invoices are sent with, beside how it reads. */
export function MailCard({ form }: { form: FormFields<InvoiceValues> }) {
  const { mailSubject, mailText } = form.values
  return (
    <Card title="E-mail" note="can be changed for each invoice">
      <Grid gap={4}>
        <TextField {...form.field('mailSubject')} label={labels.mailSubject} autoComplete="off" />
        <TextareaField {...form.field('mailText')} label={labels.mailText} minRows={6} hint={PLACEHOLDERS} />
        <MailPreview subject={mailSubject} text={mailText} dueIn={DUE_IN} />
      </Grid>
    </Card>
  )
}
