import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { bindNavigation, noteAddress } from './navigation.ts'

/** Connects `go` and `addressNow` to the router. */
export function useNavigationBound(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => bindNavigation(navigate), [navigate])
  useLayoutEffect(() => noteAddress(pathname + search), [pathname, search])
}
