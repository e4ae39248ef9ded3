import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMargin, formatPercent } from '@praxis/domain/money/percent'
import { Text } from '../../../ui/layout/box'
import { RecordCard } from '../../../ui/lists/record-card'
import { Face } from '../../../ui/people/face'
import { StrategicStar } from '../../projects/project-chips'
import { chargingText } from '../../projects/project-words'
import { CloseDay } from '../close-day'
import { OpportunityLink } from '../opportunity-link'
import { OpportunityLogo } from '../opportunity-logo'
import { StageChip } from '../stage-chip'

/** What an opportunity may bring, for those who see money. */
function figuresOf({ analytics, weightedRevenueValue, pipelineStage, currency }: OpportunityListItem) {
  const { budgetPlanTotalRevenue: revenue } = analytics
  if (revenue === undefined) return []
  return [
    { label: 'Revenue', value: formatWholeMoney(revenue, currency) },
    ...(weightedRevenueValue === undefined || !pipelineStage
      ? []
      : [
          {
            label: `Weighted at ${formatPercent(pipelineStage.probability)}`,
            value: formatWholeMoney(weightedRevenueValue, currency),
          },
        ]),
  ]
}

const marginText = ({ analytics }: OpportunityListItem): string | undefined => {
  const { budgetPlanTotalMargin: margin, budgetPlanTotalRevenue: revenue } = analytics
  if (margin === undefined) return undefined
  return revenue === 0 ? 'Nothing planned yet' : `Margin ${formatMargin(margin)}`
}

export function OpportunityCard({ opportunity, today }: { opportunity: OpportunityListItem; today: string }) {
  const { id, name, client, lead, isStrategic, pipelineStage, chargingMechanism } = opportunity
  return (
    <RecordCard
      picture={<OpportunityLogo client={client} size="lg" />}
      name={(className) => (
        <OpportunityLink id={id} className={className}>
          {name}
        </OpportunityLink>
      )}
      mark={isStrategic && <StrategicStar />}
      second={client.name}
      chip={pipelineStage && <StageChip stage={pipelineStage} short />}
      figures={figuresOf(opportunity)}
      line={[
        <Text key="margin" figures>
          {opportunity.isConverted ? 'Became a project' : marginText(opportunity)}
        </Text>,
        chargingMechanism && chargingText(chargingMechanism),
      ]}
      foot={
        <>
          {lead && (
            <>
              <Face person={lead} decorative />
              <Text shrinks tone="second" ellipsis>
                {lead.displayName}
              </Text>
            </>
          )}
          <Text rigid last>
            {opportunity.expectedCloseDate && (
              <>
                closes <CloseDay opportunity={opportunity} today={today} />
              </>
            )}
          </Text>
        </>
      }
    />
  )
}
