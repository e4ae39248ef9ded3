import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { NotFoundPage } from '../../shell/errors/not-found-page'

// Both constants are known at build time, so a production build drops the page and everything only it uses.
const isIncluded = import.meta.env.DEV || import.meta.env.VITE_KIT === '1'
const KitPage = isIncluded ? lazy(() => import('../../kit/kit-page')) : NotFoundPage

export const Route = createFileRoute('/kit/')({ component: KitPage })
