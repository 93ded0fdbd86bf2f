import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { bindNavigation, noteAddress } from './navigation.ts'

/** Lets the rest of the portal go places and know where it is. */
export function useNavigationBound(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => bindNavigation(navigate), [navigate])
  useLayoutEffect(() => noteAddress(pathname + search), [pathname, search])
}
