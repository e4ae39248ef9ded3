import { RouterProvider } from '@tanstack/react-router'
import { createAppRouter } from './router'
import { start } from './start'

export const openApp = (): void => start(<RouterProvider router={createAppRouter()} />)
