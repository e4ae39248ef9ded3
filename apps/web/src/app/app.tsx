import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { createAppRouter } from './router'
import '../ui/theme/theme.css'

export function App() {
  const [router] = useState(createAppRouter)
  return <RouterProvider router={router} />
}
