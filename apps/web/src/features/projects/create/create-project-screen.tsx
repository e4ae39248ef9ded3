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
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { PROJECT } from '../project-link'
import { useCreateProject } from '../projects.mutations'
import { CreateProjectFields, type TemplateField } from './create-project-fields'
import { emptyProject, newProject, newProjectRules, type ProjectKind } from './new-project'

interface CreateProjectScreenProps {
  readonly kind: ProjectKind
  /** The client the project is for, when one comes from its page. */
  readonly clientID?: string | undefined
  readonly TemplateField: TemplateField
}

const TITLES: Readonly<Record<ProjectKind, string>> = {
  client: 'New client project',
  internal: 'New internal project',
}

export function CreateProjectScreen(props: CreateProjectScreenProps) {
  const { capabilities } = useWorkspaceViewer()
  const isAllowed = capabilities.has('canManageProjects')
  // Whoever loses the right while typing keeps what was typed; the server refuses to save it.
  const [wasAllowed, setWasAllowed] = useState(isAllowed)
  if (isAllowed && !wasAllowed) setWasAllowed(true)
  if (!isAllowed && !wasAllowed) return <ClosedPage title={TITLES[props.kind]} />
  return <CreateProject {...props} />
}

function CreateProject({ kind, clientID, TemplateField }: CreateProjectScreenProps) {
  const { company, employee } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const navigate = useNavigate()
  const params = { companyDomain: company.domain }
  const { mutateAsync: createProject } = useCreateProject()
  const definitions = workspace.company.opportunityAndProjectSettings.defaultProjectDynamicDetails
  const setsMoney = workspace.employment.permission.revenue === 'write'
  const oneself = { id: employee.id, displayName: employee.displayName }

  const form = useForm({
    draft: `project/new/${kind}`,
    initialValues: emptyProject(oneself, definitions, clientID ?? null),
    rules: (values) => newProjectRules(kind, values),
    onSave: async (values, idempotencyKey) => {
      const project = await createProject({
        project: newProject(kind, values, setsMoney && currency !== undefined),
        idempotencyKey,
      })
      showSuccess('Created successfully')
      await navigate({ to: PROJECT, params: { ...params, projectID: project.id }, replace: true, ignoreBlocker: true })
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
        title={TITLES[kind]}
        over={
          <Link to="/employments/$companyDomain/project-management" params={params}>
            Projects
          </Link>
        }
      />
      <PageBody>
        <Form form={form} label={TITLES[kind]}>
          <CreateProjectFields
            kind={kind}
            form={form}
            setsMoney={setsMoney}
            currency={currency}
            definedKeys={definitions.map(({ key }) => key)}
            TemplateField={TemplateField}
          />
          <PageFormFoot>
            <FormActions
              form={form}
              saveLabel="Create project"
              onCancel={() => void navigate({ to: '/employments/$companyDomain/project-management', params })}
            />
          </PageFormFoot>
        </Form>
      </PageBody>
      <LeavingGuard isDirty={form.isDirty && !form.isSaving} onDiscard={form.dropDraft} />
    </>
  )
}
