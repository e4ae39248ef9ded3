import type { FeatureFlag } from '../../shell/workspace/workspace-viewer'
import type { RequestTypeViews } from '../requests/request-type-view'

/** The types of requests in use here: each type has the name of its feature. */
export const typesInUse = (views: RequestTypeViews, features: ReadonlySet<FeatureFlag>): RequestTypeViews =>
  views.filter(({ type }) => features.has(type))
