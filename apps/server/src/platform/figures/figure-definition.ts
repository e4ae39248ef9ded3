import type { Figure, FigureName } from '@praxis/contract/company/figures'
import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import type * as z from 'zod'
import type { EmployeeActor } from '../auth/actor'
import type { ReadDb } from '../database/database'
import type { Platform } from '../platform'

interface FigureCall<Asked> {
  readonly db: ReadDb
  readonly platform: Platform
  readonly actor: EmployeeActor
  readonly asked: Asked
}

/** How a figure is explained. */
export interface FigureDefinition {
  /** The figure is refused where the company does not use this feature. */
  readonly feature: FeatureFlag
  /** What the figure has to be asked with; everything else is refused. */
  readonly arguments: z.ZodType
  /** Also decides who may ask: there is no figure of a record that the caller may not see. */
  readonly explain: (call: FigureCall<never>) => Promise<Figure>
}

export const defineFigure = <Arguments extends z.ZodType>(definition: {
  readonly feature: FeatureFlag
  readonly arguments: Arguments
  readonly explain: (call: FigureCall<z.output<Arguments>>) => Promise<Figure>
}): FigureDefinition => definition

export type FigureDefinitions = Readonly<Partial<Record<FigureName, FigureDefinition>>>
