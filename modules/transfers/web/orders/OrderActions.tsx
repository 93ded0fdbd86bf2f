import {
  type OrderAction,
  type OrderDetail,
  getTransferList,
  deskList,
  menuIds,
} from '@iisp/transfers/contract'
import { groupThousands } from '@iisp/ui/number'
import { useConfirm } from '@iisp/ui/confirm'
import { callKey, isRequestError, request, toast, useOpenMenu, useText } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from './ReasonDialog.tsx'
import { type OrderMove, moveOf } from './order-moves.ts'
import { orderTexts } from './order-texts.ts'

interface Props {
  readonly order: OrderDetail
  /** The order moved, or somebody else moved it: read it again. */
  readonly onDone: () => void
}

/** What this person may do with the order now, as the server says; main steps right. */
export function OrderActions({ order, onDone }: Props) {
  const t = useText(orderTexts)
  const confirm = useConfirm()
  const openMenu = useOpenMenu()
  const client = useQueryClient()
  const [asking, setAsking] = useState<{ action: OrderAction; move: OrderMove } | null>(null)

  /** Gives the refusal's text, or nothing where it worked. */
  const send = async (move: OrderMove, reason: string): Promise<string | undefined> => {
    try {
      await request(move.call, move.input(order, reason) as never, { quiet: true })
      toast.success(t('done'))
      return undefined
    } catch (error) {
      if (!isRequestError(error)) throw error
      return error.status === 409 ? `${error.msg}。${t('changed')}` : error.msg
    } finally {
      for (const list of [getTransferList, deskList])
        void client.invalidateQueries({ queryKey: callKey(list) })
      onDone()
    }
  }
  const start = (action: OrderAction) => {
    if (action === 'edit')
      return openMenu(menuIds.entry, `id=${order.ID}${order.RECALLED === '1' ? '&mode=ZHZL' : ''}`)
    if (action === 'copy') return openMenu(menuIds.entry, `id=${order.ID}&mode=copy`)
    const move = moveOf(action, order)
    if (move === null) return
    if (move.asks === 'reason') return setAsking({ action, move })
    void confirm({
      title: label(action),
      content: t(`confirm.${action}` as never, { amount: groupThousands(order.AMOUNT) }),
      okText: label(action),
      danger: move.tone === 'danger',
      run: () => send(move, ''),
    })
  }
  const label = (action: OrderAction) =>
    action === 'review' ? t('approveReview') : action === 'sign' ? t('approveSign') : t(`action.${action}`)
  return (
    <>
      <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {order.actions.map((action) => {
          const tone = moveOf(action, order)?.tone ?? 'default'
          return (
            <Button
              key={action}
              type={tone === 'primary' ? 'primary' : 'default'}
              danger={tone === 'danger'}
              onClick={() => start(action)}
            >
              {label(action)}
            </Button>
          )
        })}
      </div>
      {asking && (
        <ReasonDialog
          title={label(asking.action)}
          onCancel={() => setAsking(null)}
          onSend={async (reason) => {
            const refused = await send(asking.move, reason)
            if (refused === undefined) setAsking(null)
            return refused
          }}
        />
      )}
    </>
  )
}
