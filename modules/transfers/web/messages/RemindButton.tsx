import type { OrderAction } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { lazyPart, useText } from '@iisp/web'
import { useState } from 'react'
import { noticeTypes } from '../../rules/messages/order-messages.ts'
import { orderTexts } from '../orders/order-texts.ts'

const RemindDialog = lazyPart(() => import('./RemindDialog.tsx'), 'RemindDialog', { over: true })

interface Props {
  readonly orderId: string
  /** The person's possible actions on the order. */
  readonly actions: readonly OrderAction[]
}

/** Reminds the people an order waits for. Renders nothing if the server does not admit it. */
export function RemindButton({ orderId, actions }: Props) {
  const t = useText(orderTexts)
  const [open, setOpen] = useState(false)
  const type = (['1', '2'] as const).find((one) => actions.includes(noticeTypes[one].action))
  if (type === undefined) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`action.${noticeTypes[type].action}`)}</Button>
      {open && <RemindDialog orderId={orderId} type={type} onClose={() => setOpen(false)} />}
    </>
  )
}
