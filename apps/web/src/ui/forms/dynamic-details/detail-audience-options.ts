import type { DetailAudience } from '@praxis/contract/company/dynamic-detail-types'
import type { FieldOption } from '../field-option'

const LABELS: Record<DetailAudience, string> = {
  everybody: 'Everyone',
  aboveAndManagers: 'Line managers and people managers',
  managers: 'People managers only',
}

export const detailAudienceOptions: readonly FieldOption[] = Object.entries(LABELS).map(([value, label]) => ({
  value,
  label,
}))

export const isDetailAudience = (text: string | null): text is DetailAudience =>
  text !== null && Object.hasOwn(LABELS, text)
