import type { Employee } from '@praxis/contract/people/employees'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import { Chip } from '../../../ui/chips/chip'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { Row } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { ContactWayRows } from '../../../ui/people/contact-way'
import { recordNames } from '../record-names'

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
              <Row as="span" align="stretch" gap={1} wrap>
                {details.tags.map((tag) => (
                  <Chip key={tag}>{tag}</Chip>
                ))}
              </Row>
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
