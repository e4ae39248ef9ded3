import { useNavigate } from '@tanstack/react-router'

/** Changes what the address says of the open page, which stays where it is scrolled to. */
export function useChangeSearch<Search extends object>() {
  const navigate = useNavigate()
  return (search: Search, replace = false) => navigate({ to: '.', search, replace, resetScroll: false })
}
