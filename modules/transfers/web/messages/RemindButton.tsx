import { Button } from '@iisp/ui/button'
import { lazyPart, useText } from '@iisp/web'
import { useState } from 'react'
import { noticeTypes } from '../../rules/messages/order-messages.ts'
import { remindTexts } from './remind-texts.ts'

const RemindDialog = lazyPart(
  () => import('./RemindDialog.tsx'),
  (loaded) => loaded.RemindDialog,
  { over: true },
)

interface Props {
  readonly orderId: string
  readonly status: string
}

const typeOf = (status: string) => (['1', '2'] as const).find((type) => noticeTypes[type].status === status)

/** Reminds the people an order waits for. Renders nothing if it does not wait for anybody in the institution. */
export function RemindButton({ orderId, status }: Props) {
  const t = useText(remindTexts)
  const [open, setOpen] = useState(false)
  const type = typeOf(status)
  if (type === undefined) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`open.${type}`)}</Button>
      {open && <RemindDialog orderId={orderId} type={type} onClose={() => setOpen(false)} />}
    </>
  )
}
