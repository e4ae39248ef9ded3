import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const planning = '/employments/calder-rowe/master-planning'

export const scenarioScreens: readonly Screen[] = [
  {
    name: 'planning-scenario-not-there',
    path: `${planning}?scenario=0198c0de-0000-7000-8000-000000000001`,
    shows: /you weren’t let in/,
    signedIn: true,
  },
]

const openMenu = async (page: Page): Promise<void> => {
  await page.goto(planning)
  await page.getByRole('button', { name: 'Plan: Real plan' }).click()
}

/** Opens the scenario that the demo has, which is listed after the real plan. */
async function openScenario(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByText('Scenarios', { exact: true }).waitFor()
  await page.getByRole('menuitem').nth(1).click()
  await page.getByRole('region', { name: 'Scenario' }).waitFor()
}

export const scenarioStates: readonly ScreenState[] = [
  {
    name: 'planning-scenario',
    who: 'member',
    arrange: async (page) => {
      await openScenario(page)
      await page.getByText('Daniel Osei').first().waitFor()
    },
  },
  {
    name: 'planning-scenario-menu',
    who: 'member',
    arrange: async (page) => {
      await openMenu(page)
      await page.getByText('Scenarios', { exact: true }).waitFor()
    },
    floats: true,
  },
  {
    name: 'planning-scenario-new',
    who: 'member',
    arrange: async (page) => {
      await openMenu(page)
      await page.getByRole('menuitem', { name: 'New scenario…' }).click()
      await page.getByRole('dialog', { name: 'New scenario' }).getByLabel('Name').fill('Hiring in spring')
    },
    floats: true,
  },
  {
    name: 'planning-scenario-differences',
    who: 'member',
    arrange: async (page) => {
      await openScenario(page)
      await page.getByRole('button', { name: /^Show differences/ }).click()
      await page.getByRole('region', { name: 'Differences by person' }).first().waitFor()
    },
    floats: true,
  },
  {
    name: 'planning-scenario-merge',
    who: 'member',
    arrange: async (page) => {
      await openScenario(page)
      await page.getByRole('button', { name: 'Merge…' }).click()
      await page.getByRole('list', { name: 'Changes of the scenario' }).waitFor()
    },
    floats: true,
  },
]
