import type { Employee } from '@praxis/contract/people/employees'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import { Chip } from '../../../ui/chips/chip'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { ContactWayRows } from '../../../ui/people/contact-way'
import { recordNames } from '../record-names'
import classes from './profile.module.css'

/** The details that colleagues see of each other. */
export function ReadOnlyDetails({ employee: { details } }: { employee: Employee }) {
  const rows = details.dynamicDetails.filter((row) => !isEmptyDetailValue(row))
  return (
    <>
      <Card title="Details">
        <DetailsList>
          <DetailsRow label="Job title">{details.jobTitle}</DetailsRow>
          <DetailsRow label="Description">{details.shortDescription}</DetailsRow>
          <DetailsRow label="Tags">
            {details.tags.length > 0 && (
              <span className={classes.tags}>
                {details.tags.map((tag) => (
                  <Chip key={tag}>{tag}</Chip>
                ))}
              </span>
            )}
          </DetailsRow>
        </DetailsList>
      </Card>
      <Card title="Contact">
        <DetailsList>
          <ContactWayRows contact={details.contact} ways={['email', 'mobile', 'landline', 'fax']} />
        </DetailsList>
      </Card>
      {rows.length > 0 && (
        <Card title="Other details">
          <DetailsList>
            <DynamicDetailsRows details={rows} names={recordNames} />
          </DetailsList>
        </Card>
      )}
    </>
  )
}
