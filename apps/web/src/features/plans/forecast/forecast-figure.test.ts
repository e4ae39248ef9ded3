import { expect, it } from 'vitest'
import { sampleForecast } from '../testing/sample-plans'
import { forecastFigure } from './forecast-figure'

it('adds up to the forecast, with one part for each category and source', () => {
  const forecast = sampleForecast()
  const figure = forecastFigure(forecast, 'revenue')
  expect(figure.value).toBe(forecast.forecast.revenue)
  expect(new Set(figure.parts.map(({ id }) => id)).size).toBe(figure.parts.length)
})

it('names the time that has no cost beside the cost, and never as nothing', () => {
  const { leftOut } = forecastFigure({ ...sampleForecast(), secondsWithoutCost: 7200 }, 'cost')
  expect(leftOut).toEqual([{ reason: 'notCounted', label: '2h 00m without a cost', value: null }])
})
