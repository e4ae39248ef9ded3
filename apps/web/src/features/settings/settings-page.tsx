import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { UnsavedDraft } from '../../shell/record/unsaved-draft'
import type { ChangedMeanwhileProps } from '../../ui/forms/changed-meanwhile'
import { Form } from '../../ui/forms/form'
import type { Draft } from '../../ui/forms/use-draft'
import { Grid, Row } from '../../ui/layout/box'
import { PageHead } from '../../ui/layout/page-head'
import { definitionText } from './definition-text'
import classes from './settings-page.module.css'
import { useManagement } from './use-management'

interface SettingsPageProps<Values extends object> {
  readonly title: string
  readonly draft: Draft<Values>
  /** The names of the fields, to tell which of them somebody else changed too. */
  readonly labels: { readonly [Name in keyof Values & string]: string }
  readonly textOf?: ChangedMeanwhileProps['textOf']
  readonly children: ReactNode
}

/** One page of the settings: its changes wait for Save in the banner above. */
export function SettingsPage<Values extends object>({
  title,
  draft,
  labels,
  textOf,
  children,
}: SettingsPageProps<Values>) {
  const { company } = useManagement()
  return (
    <>
      <UnsavedDraft
        draft={draft}
        labels={labels}
        textOf={(path, value) => textOf?.(path, value) ?? definitionText(value)}
        record={{ entity: 'company', id: company.id }}
      />
      <div className={classes.head}>
        <PageHead
          title={title}
          tabTitle={`${title} · Company Settings`}
          actions={
            !draft.isDirty && (
              <Row as="span" gap="6px" inline tone="success" size={13}>
                <IconCircleCheck size={16} stroke={1.75} aria-hidden />
                All changes saved
              </Row>
            )
          }
        />
      </div>
      <div className={classes.body}>
        {/* The banners above tell of a refusal and of drafts, so the form does not. */}
        <Form form={{ save: draft.save, element: draft.element, refusal: undefined }} label={title}>
          {children}
        </Form>
      </div>
    </>
  )
}

/** The page in two columns, the second of them narrower; one below the other where there is no room. */
export function SettingsColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Grid align="start" gap={4} shrinks className={classes.columns}>
      <Grid align="start" gap={4} shrinks className={classes.column}>
        {children}
      </Grid>
      <Grid align="start" gap={4} shrinks className={classes.column}>
        {aside}
      </Grid>
    </Grid>
  )
}

export function SettingsColumn({ children }: { children: ReactNode }) {
  return (
    <Grid align="start" gap={4} shrinks className={classes.single}>
      {children}
    </Grid>
  )
}
