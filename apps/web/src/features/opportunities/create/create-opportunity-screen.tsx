import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { LeavingGuard } from '../../../shell/leaving-guard'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { Form } from '../../../ui/forms/form'
import { FormActions } from '../../../ui/forms/form-actions'
import { PageFormFoot } from '../../../ui/forms/page-form'
import { useForm } from '../../../ui/forms/use-form'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { clientQuery } from '../../clients/clients.queries'
import { pipelineStagesQuery } from '../../settings/settings.queries'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { useCreateOpportunity } from '../opportunities.mutations'
import { opportunityAddress } from '../opportunity-link'
import { CreateOpportunityFields } from './create-opportunity-fields'
import { emptyOpportunity, isLostStage, newOpportunity, newOpportunityRules } from './new-opportunity'

const LIST = '/employments/$companyDomain/opportunity-management'
const TITLE = 'New opportunity'

interface CreateOpportunityScreenProps {
  /** The client the opportunity is for, when one comes from its page. */
  readonly clientID?: string | undefined
}

export function CreateOpportunityScreen(props: CreateOpportunityScreenProps) {
  const { capabilities } = useWorkspaceViewer()
  const isAllowed = capabilities.has('canManageProjects')
  // Whoever loses the right while typing keeps what was typed; the server refuses to save it.
  const [wasAllowed, setWasAllowed] = useState(isAllowed)
  if (isAllowed && !wasAllowed) setWasAllowed(true)
  if (!isAllowed && !wasAllowed) return <ClosedPage title={TITLE} />
  return <CreateOpportunity {...props} />
}

function CreateOpportunity({ clientID }: CreateOpportunityScreenProps) {
  const { company, employee } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { data: stages = [] } = useQuery(pipelineStagesQuery)
  const navigate = useNavigate()
  const params = { companyDomain: company.domain }
  const { mutateAsync: createOpportunity } = useCreateOpportunity()
  const definitions = workspace.company.opportunityAndProjectSettings.defaultOpportunityDynamicDetails
  const setsMoney = workspace.employment.permission.revenue === 'write'
  const oneself = { id: employee.id, displayName: employee.displayName }

  const form = useForm({
    draft: 'opportunity/new',
    initialValues: emptyOpportunity(oneself, definitions, clientID ?? null),
    rules: (values) => newOpportunityRules(values, stages),
    onSave: async (values, idempotencyKey) => {
      const body = newOpportunity(values, {
        setsMoney: setsMoney && currency !== undefined,
        isLost: isLostStage(values.pipelineStageID, stages),
      })
      const { id } = await createOpportunity({ body, idempotencyKey })
      showSuccess('Created successfully')
      await navigate({ ...opportunityAddress(company.domain, id), replace: true, ignoreBlocker: true })
    },
  })
  const { clientID: chosenClient } = form.values
  const { data: client, error } = useQuery({ ...clientQuery(chosenClient ?? ''), enabled: chosenClient !== null })
  const { defaultCurrency } = workspace.company.details
  // Any client can be chosen, but not every one looked into: then its currency is not known.
  const currency = error && chosenClient !== null ? undefined : (client?.details.tradingCurrency ?? defaultCurrency)

  return (
    <>
      <PageHead
        title={TITLE}
        over={
          <Link to={LIST} params={params}>
            Opportunities
          </Link>
        }
      />
      <PageBody>
        <Form form={form} label={TITLE}>
          <CreateOpportunityFields
            form={form}
            stages={stages}
            setsMoney={setsMoney}
            currency={currency}
            definedKeys={definitions.map(({ key }) => key)}
          />
          <PageFormFoot>
            <FormActions
              form={form}
              saveLabel="Create opportunity"
              onCancel={() => void navigate({ to: LIST, params })}
            />
          </PageFormFoot>
        </Form>
      </PageBody>
      <LeavingGuard isDirty={form.isDirty && !form.isSaving} onDiscard={form.dropDraft} />
    </>
  )
}
