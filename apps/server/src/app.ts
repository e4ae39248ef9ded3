import type { Feature } from './platform/feature'

/** Every feature of the product: the contents page. */
export const features: readonly Feature[] = []
