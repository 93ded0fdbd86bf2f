import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { bindNavigation, noteAddress } from './navigation.ts'
import { useRouterState } from './router-state.ts'

/** Connects `go` and `addressNow` to the router. */
export function useNavigationBound(): void {
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  useLayoutEffect(() => bindNavigation(navigate), [navigate])
  useLayoutEffect(() => {
    noteAddress(pathname + search)
    useRouterState.setState({ address: { pathname, search, key } })
  }, [pathname, search, key])
}
