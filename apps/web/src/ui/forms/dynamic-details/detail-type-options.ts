import type { DynamicDetailType } from '@praxis/contract/company/dynamic-detail-types'
import type { FieldOption } from '../field-option'

const LABELS: Record<DynamicDetailType, string> = {
  freeText: 'Text',
  richText: 'Rich text',
  phoneNumber: 'Phone number',
  url: 'Link',
  email: 'E-mail',
  employee: 'Employee',
  client: 'Client',
  selects: 'Select',
  combo: 'Combo',
  date: 'Date',
  number: 'Number',
}

export const detailTypeOptions: readonly FieldOption[] = Object.entries(LABELS).map(([value, label]) => ({
  value,
  label,
}))

export const detailTypeLabel = (type: DynamicDetailType): string => LABELS[type]

export const isDetailType = (text: string | null): text is DynamicDetailType =>
  text !== null && Object.hasOwn(LABELS, text)
