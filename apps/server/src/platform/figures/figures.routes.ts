import { figures } from '@praxis/contract/company/figures'
import { implement } from '../http/implement'
import { Refusal } from '../refusal'
import type { FigureDefinitions } from './figure-definition'

export const figuresRoutes = (definitions: FigureDefinitions) =>
  implement(figures, {
    explainFigure: async ({ db, platform, actor, params, query }) => {
      const figure = definitions[params.name]
      if (!figure) throw new Refusal('notFound')
      if (!actor.company.features[figure.feature]) throw new Refusal('featureDisabled')
      // The arguments were checked with the schema that belongs to the function.
      const asked = figure.arguments.parse(query) as never
      return figure.explain({ db, platform, actor, asked })
    },
  })
