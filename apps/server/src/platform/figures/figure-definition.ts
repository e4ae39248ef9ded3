import type { FeatureFlag } from '@praxis/contract/capabilities'
import type { Figure, FigureName } from '@praxis/contract/figures'
import type * as z from 'zod'
import type { EmployeeActor } from '../auth/actor'
import type { ReadDb } from '../database/database'

interface FigureCall<Asked> {
  readonly db: ReadDb
  readonly actor: EmployeeActor
  readonly asked: Asked
}

/** How a figure is explained. */
export interface FigureDefinition {
  /** It is refused where the company does not use that. */
  readonly feature: FeatureFlag
  /** What it has to be asked with; everything else is refused. */
  readonly arguments: z.ZodType
  /** Decides also who may ask: of a record they may not see there is no figure. */
  readonly explain: (call: FigureCall<never>) => Promise<Figure>
}

export const defineFigure = <Arguments extends z.ZodType>(definition: {
  readonly feature: FeatureFlag
  readonly arguments: Arguments
  readonly explain: (call: FigureCall<z.output<Arguments>>) => Promise<Figure>
}): FigureDefinition => definition

export type FigureDefinitions = Readonly<Partial<Record<FigureName, FigureDefinition>>>
