import { UnstyledButton } from '@mantine/core'
import { withDefinedDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import { DurationField } from '../../../ui/forms/duration-field'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { FormSection } from '../../../ui/forms/form'
import { TagsField } from '../../../ui/forms/tags-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { Grid, Row, Text } from '../../../ui/layout/box'
import { recordPickers } from '../../clients/record-pickers'
import { afterChargeable, afterNonChargeable, allChargeable } from './chargeable-values'
import classes from './submission-card.module.css'
import { durationOf, type SubmissionValues } from './submission-values'
import type { SubmissionForm } from './use-submission-form'

type Charged = Pick<SubmissionValues, 'isFullyChargeable' | 'chargeable' | 'nonChargeable'>

/** What of the time is charged, and what is said about it: comment, tags and custom fields. */
export function InformationSection({ of }: { of: SubmissionForm }) {
  const { form, project, hasTags } = of
  return (
    <FormSection title="Attached Information">
      <ChargeableTime of={of} />
      <TextareaField
        {...form.field('comment')}
        label="Comment"
        isFirst={of.firstField === 'comment'}
        optional={project?.isTimeSheetCommentsRequired !== true}
      />
      {hasTags && <TagsField {...form.field('tags')} label="Tags" optional />}
      {project && (
        <DynamicDetailsEditor
          {...form.field('dynamicDetails')}
          label="Details"
          hideLabel
          pickers={recordPickers}
          definedKeys={project.timeSheetSubmissionDetails.map(({ key }) => key)}
          value={withDefinedDetails(form.values.dynamicDetails, project.timeSheetSubmissionDetails)}
        />
      )}
    </FormSection>
  )
}

/** Chargeable and other time, which add up to the duration; only time of a client's project is chargeable. */
function ChargeableTime({ of: { form, project: chosen, projectBefore, timeZone } }: { of: SubmissionForm }) {
  const { values } = form
  const project = chosen ?? projectBefore
  if (values.attachment?.type === 'opportunity')
    return (
      <Text as="p" tone="third" size={13}>
        Time on opportunities isn’t chargeable.
      </Text>
    )
  if (!project) return null
  if (project.isInternal)
    return (
      <Text as="p" tone="third" size={13}>
        Time on internal projects isn’t chargeable.
      </Text>
    )
  const duration = Math.max(durationOf(values, timeZone) ?? 0, 0)
  const keep = ({ isFullyChargeable, chargeable, nonChargeable }: Charged) => {
    form.setValue('isFullyChargeable', isFullyChargeable)
    form.setValue('chargeable', chargeable)
    form.setValue('nonChargeable', nonChargeable)
  }
  return (
    <>
      <Grid gap={3} className={classes.two}>
        <DurationField
          {...form.field('chargeable')}
          label="Chargeable time"
          hint=""
          allowNegative
          disabled={!chosen || (!project.isNonChargeableTimeAllowed && values.isFullyChargeable)}
          value={values.isFullyChargeable ? duration : values.chargeable}
          onChange={(chargeable) => keep(afterChargeable(values, duration, chargeable))}
        />
        {(project.isNonChargeableTimeAllowed || !values.isFullyChargeable) && (
          <DurationField
            {...form.field('nonChargeable')}
            label="Non-chargeable time"
            hint=""
            allowNegative
            disabled={!chosen}
            value={values.isFullyChargeable ? 0 : values.nonChargeable}
            onChange={(nonChargeable) => keep(afterNonChargeable(values, duration, nonChargeable))}
          />
        )}
      </Grid>
      {!values.isFullyChargeable && (
        <Row wrap size={13} className={classes.line}>
          <UnstyledButton className={classes.link} onClick={() => keep(allChargeable(duration))}>
            All chargeable
          </UnstyledButton>
        </Row>
      )}
      {!project.isNonChargeableTimeAllowed && (
        <Text as="p" tone="third" size={13}>
          All time on this project is chargeable.
        </Text>
      )}
    </>
  )
}
