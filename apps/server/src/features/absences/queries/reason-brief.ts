import type { ReasonBrief } from '@praxis/contract/absences/absence-shapes'

export const reasonBriefOf = ({ id, name, initials, color }: ReasonBrief): ReasonBrief => ({
  id,
  name,
  initials,
  color,
})

/** The reason `n` of an absence as one JSON value. */
export const REASON_JSON = `json_build_object('id', n.id, 'name', n.name, 'initials', n.initials, 'color', n.color)`
