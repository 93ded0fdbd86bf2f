import type { ReactNode } from 'react'

/** A widget's page of the gallery: its `gallery.tsx` exports one as `entry`. */
export interface GalleryEntry {
  readonly title: string
  readonly states: readonly { readonly name: string; readonly node: ReactNode }[]
}
