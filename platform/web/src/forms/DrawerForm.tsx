import type { Call, Input, Output } from '@iisp/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { DetailDrawer } from '@iisp/ui/drawer'
import { type ReactNode, useState } from 'react'
import type { Unsaved } from '../drafts/use-draft.ts'
import { useText } from '../i18n/index.ts'
import { formTexts } from './form-texts.ts'
import { useCall } from '../request/use-call.ts'

/** The props of the form in the drawer. */
export interface DrawerFormParts<C extends Call> {
  /** The object to change, in its version at the time the drawer opened; null to create one. */
  readonly edited: Output<C> | null
  /** For `useDraftForm`. */
  readonly onUnsaved: (unsaved: Unsaved | null) => void
  /** Closes the drawer. Asks first if input would be lost. */
  readonly onCancel: () => void
  readonly onDone: () => void
}
interface Props<C extends Call> {
  readonly title: string
  readonly size?: number | undefined
  /** Reads the object to change. */
  readonly call: C
  /** null to create a new object. */
  readonly input: Input<C> | null
  readonly onClose: () => void
  readonly unsaved?: string | undefined
  readonly children: (parts: DrawerFormParts<C>) => ReactNode
}

/** A form in a drawer. The object is read once before the form opens; later answers do not affect what is being edited. */
export function DrawerForm<C extends Call>({ title, size = 760, call, input, onClose, ...props }: Props<C>) {
  const t = useText(formTexts)
  const confirm = useConfirm()
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null)
  const answer = useCall(call, input ?? ({} as Input<C>), {
    enabled: input !== null,
    quiet: true,
    staleTime: 0,
  })
  const [edited, setEdited] = useState<Output<C> | null>(null)
  if (input !== null && edited === null && answer.isFetchedAfterMount && answer.data) setEdited(answer.data)
  const isWaiting = input !== null && edited === null
  const close = async () => {
    const question = props.unsaved ?? t('unsaved')
    if (unsaved && !(await confirm({ content: question, danger: true }))) return
    unsaved?.forget()
    onClose()
  }
  return (
    <DetailDrawer
      open
      onClose={() => void close()}
      size={size}
      title={title}
      loading={isWaiting}
      error={
        isWaiting && answer.error && !answer.isFetching
          ? { message: answer.error.msg, onRetry: () => void answer.refetch() }
          : null
      }
    >
      {!isWaiting &&
        props.children({ edited, onUnsaved: setUnsaved, onCancel: () => void close(), onDone: onClose })}
    </DetailDrawer>
  )
}
