import type { ReactNode } from 'react'
import type { ModalSize } from '../modal/index.ts'

export interface ConfirmOptions {
  readonly title?: string | undefined
  readonly content: ReactNode
  readonly okText?: string | undefined
  /** null hides the cancel button, for a dialog that only informs. */
  readonly cancelText?: string | null | undefined
  readonly danger?: boolean | undefined
  readonly size?: ModalSize | undefined
  /** Runs on OK while the dialog stays open. A returned text is shown as an error. */
  readonly run?: (() => Promise<string | void>) | undefined
}

export interface Question {
  readonly options: ConfirmOptions
  readonly answer: (ok: boolean) => void
}
