import { create } from 'zustand'
import type { ErrorPageKind } from '../pages/ErrorPage.tsx'

/** The error view shown over the pages, for an address that opens no page; null: none. */
export const useShellView = create<{ error: ErrorPageKind | null }>(() => ({ error: null }))
