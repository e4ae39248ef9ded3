import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LeavingGuard } from '../../shell/leaving-guard'
import { Banner } from '../../ui/feedback/banner'
import { InBannerSlot } from '../../ui/feedback/banner-slot'
import { UnsavedChangesBanner } from '../../ui/feedback/unsaved-changes-banner'
import { ChangedMeanwhileBanner, type ChangedMeanwhileProps } from '../../ui/forms/changed-meanwhile'
import { Form } from '../../ui/forms/form'
import type { RecordForm } from '../../ui/forms/use-record-form'
import { PageHead } from '../../ui/layout/page-head'
import { definitionText } from './definition-text'
import classes from './settings-page.module.css'
import { useManagement } from './use-management'

interface SettingsPageProps<Values extends object> {
  readonly title: string
  readonly draft: RecordForm<Values>
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
  const { form, isDirty, discard } = draft
  const { company } = useManagement()
  return (
    <>
      {isDirty && (
        <InBannerSlot>
          <UnsavedChangesBanner
            restoredAt={form.draft.restoredAt}
            onDiscard={discard}
            onSave={() => void form.save()}
            isSaving={form.isSaving}
          />
        </InBannerSlot>
      )}
      {isDirty && form.refusal && (
        <InBannerSlot>
          <Banner tone="error" icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}>
            <span role="alert">Not saved: {form.refusal}</span>
          </Banner>
        </InBannerSlot>
      )}
      <ChangedMeanwhileBanner
        collisions={draft.collisions}
        onChoose={draft.choose}
        labels={labels}
        textOf={(path, value) => textOf?.(path, value) ?? definitionText(value)}
        record={{ entity: 'company', id: company.id }}
      />
      <div className={classes.head}>
        <PageHead
          title={title}
          tabTitle={`${title} · Company Settings`}
          actions={
            !isDirty && (
              <span className={classes.saved}>
                <IconCircleCheck size={16} stroke={1.75} aria-hidden />
                All changes saved
              </span>
            )
          }
        />
      </div>
      <div className={classes.body}>
        {/* The banners above tell of a refusal and of a restored draft, so the form does not. */}
        <Form form={{ ...form, refusal: undefined, draft: { ...form.draft, restoredAt: undefined } }} label={title}>
          {children}
        </Form>
      </div>
      <LeavingGuard isDirty={isDirty && !form.isSaving} onDiscard={form.dropDraft} />
    </>
  )
}

/** The page in two columns, the second of them narrower; one below the other where there is no room. */
export function SettingsColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{children}</div>
      <div className={classes.column}>{aside}</div>
    </div>
  )
}

export function SettingsColumn({ children }: { children: ReactNode }) {
  return <div className={classes.single}>{children}</div>
}
