import type { FeatureFlag } from '../../shell/workspace/workspace-viewer'
import type { RequestTypeView } from '../requests/request-type-view'

/** The types of requests in use here: each type has the name of its feature. */
export const typesInUse = <View extends RequestTypeView>(
  views: readonly View[],
  features: ReadonlySet<FeatureFlag>,
): View[] => views.filter(({ type }) => features.has(type))
