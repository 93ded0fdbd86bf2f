import type { ReactNode } from 'react'
import type { ModalSize } from '../modal/index.ts'

export interface ConfirmOptions {
  readonly title?: string | undefined
  readonly content: ReactNode
  readonly okText?: string | undefined
  /** null: there is nothing to cancel, the dialog only tells. */
  readonly cancelText?: string | null | undefined
  readonly danger?: boolean | undefined
  readonly size?: ModalSize | undefined
  /** Done on OK while the dialog stays open; a text it answers with is shown as the error. */
  readonly run?: (() => Promise<string | void>) | undefined
}

export interface Question {
  readonly options: ConfirmOptions
  readonly answer: (ok: boolean) => void
}
