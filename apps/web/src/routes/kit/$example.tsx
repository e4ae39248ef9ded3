import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { NotFoundPage } from '../../shell/errors/not-found-page'

// A production build leaves the examples out, as the kit itself.
const isIncluded = import.meta.env.DEV || import.meta.env.VITE_KIT === '1'
const KitExample = isIncluded ? lazy(() => import('../../kit/kit-example')) : NotFoundPage

export const Route = createFileRoute('/kit/$example')({ component: KitExample })
