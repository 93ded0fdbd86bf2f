import AntdModal from 'antd/es/modal/Modal'
import { type ReactNode, useRef } from 'react'
import { Button, ButtonRow } from '../button/index.ts'
import { type Texts, useUiText } from '../locale/index.ts'
import { modalWidths, type ModalSize } from './modal-widths.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useGiveBack } from './use-give-back.ts'

interface Also {
  readonly text: string
  readonly onPress: () => void
}
export interface ModalProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly size?: ModalSize | undefined
  readonly onCancel: () => void
  readonly onOk?: (() => void) | undefined
  readonly okText?: string | undefined
  readonly cancelText?: string | undefined
  readonly danger?: boolean | undefined
  readonly okDisabled?: boolean | undefined
  /**
   * A write started by the dialog is running: its sending buttons show a spinner and ignore
   * presses.
   */
  readonly writing?: boolean | undefined
  /**
   * A read started by the main button, such as a check or a preview, is running: the button accepts
   * presses, which read anew.
   */
  readonly reading?: boolean | undefined
  /** An additional button between cancel and the main button. */
  readonly also?: Also | undefined
  /** null for no buttons; default cancel and OK. */
  readonly footer?: ReactNode
  /** A click outside the dialog closes it. Leave it off if input would be lost. */
  readonly closeOutside?: boolean | undefined
  readonly children?: ReactNode
}

/** A dialog of a standard width. It takes the focus to its first control, traps it and returns it when closed. */
export function Modal(props: ModalProps) {
  const { open, title, size = 'small', onCancel, footer = <Buttons {...props} />, children } = props
  const dialog = useRef<HTMLDivElement>(null)
  useGiveBack(open)
  useFirstFocus(open, dialog, props.danger ?? false)
  return (
    <AntdModal
      open={open}
      panelRef={dialog}
      title={title}
      width={modalWidths[size]}
      onCancel={onCancel}
      footer={footer}
      mask={{ closable: props.closeOutside ?? false }}
      centered
      destroyOnHidden
      // with animations an open dialog crashes the page when its tab is shown again
      {...withoutMotion}
    >
      {children}
    </AntdModal>
  )
}
const withoutMotion = { transitionName: '', maskTransitionName: '' }

const zh = { cancel: '取消', ok: '确定' }
const texts: Texts<typeof zh> = { zh, en: { cancel: 'Cancel', ok: 'OK' } }

/** Cancel, an additional button, and the main one. */
function Buttons({
  onCancel,
  onOk,
  okText,
  cancelText,
  danger,
  okDisabled,
  writing,
  reading,
  also,
}: ModalProps) {
  const text = useUiText(texts)
  return (
    <ButtonRow>
      <Button onClick={onCancel}>{cancelText || text.cancel}</Button>
      {also && (
        <Button writing={writing} onClick={also.onPress}>
          {also.text}
        </Button>
      )}
      {onOk && (
        <Button
          type="primary"
          data-main
          danger={danger}
          disabled={okDisabled ?? false}
          writing={writing}
          reading={reading}
          aria-keyshortcuts="Control+Enter"
          onClick={onOk}
        >
          {okText || text.ok}
        </Button>
      )}
    </ButtonRow>
  )
}
