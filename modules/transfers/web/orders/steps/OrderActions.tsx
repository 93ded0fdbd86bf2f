import { type OrderDetail, transferEntry } from '@iisp/transfers/contract'
import { Button, ButtonRow } from '@iisp/ui/button'
import { useOpenMenu, useText } from '@iisp/web'
import { KeptReason } from '@iisp/web/forms/index'
import { useId, useRef, useState } from 'react'
import { RemindButton } from '../../messages/RemindButton.tsx'
import css from '../detail/order-detail.module.css'
import { formQuery } from './form-query.ts'
import { StepQuestion } from './StepQuestion.tsx'
import {
  type ConfirmedStep,
  type OrderChoice,
  type ReasonedStep,
  batchSteps,
  choicesOf,
  handsOn,
} from './order-choices.ts'
import { orderTexts } from '../order-texts.ts'
import { progressTexts } from '../detail/progress-texts.ts'
import { useTakeStep } from './use-take-step.tsx'

interface Asking {
  readonly step: ReasonedStep
  /**
   * The order at the time when the dialog opened; null if somebody else has moved it since, in
   * which case the current order is shown.
   */
  readonly order: OrderDetail | null
}

/** The two ways to take an order back, whose names alone do not tell them apart. */
const takesBack = (name: OrderChoice['name']): name is 'recall' | 'withdraw' =>
  name === 'recall' || name === 'withdraw'

const passing: ReadonlySet<string> = new Set(Object.keys(batchSteps))
/** Ctrl+Enter passes the order on, Ctrl+Backspace returns it. Both ask before anything is sent. */
const keysOf = ({ name }: OrderChoice) =>
  name === 'return' ? 'Control+Backspace' : passing.has(name) ? 'Control+Enter' : undefined

interface Props {
  readonly order: OrderDetail
  /** Called once a step has finished what this person has to do with the order. */
  readonly onDone: () => void
  /** Called when the person opens the order in the entry form. */
  readonly onLeave: () => void
}

/** The buttons below an order. */
export function OrderActions({ order, onDone, onLeave }: Props) {
  const t = useText(orderTexts)
  const progress = useText(progressTexts)
  const openMenu = useOpenMenu()
  const { confirmStep, takeStep } = useTakeStep()
  const [asking, setAsking] = useState<Asking | null>(null)
  // pressed again before the question is shown
  const confirming = useRef(false)
  const confirm = async (step: ConfirmedStep) => {
    if (confirming.current) return
    confirming.current = true
    const taken = await confirmStep(step, order).finally(() => {
      confirming.current = false
    })
    if (taken && handsOn(step)) onDone()
  }
  const start = (choice: OrderChoice) => {
    if (choice.asks === 'reason') setAsking({ step: choice, order })
    else if (choice.asks === 'confirm') void confirm(choice)
    else if (choice.asks === 'form') {
      onLeave()
      void openMenu(transferEntry.id, formQuery(order, choice.name))
    }
  }
  const choices = choicesOf(order)
  const barred = choices.filter((choice) => choice.asks === 'nothing')
  const asked = asking && (asking.order ?? order)
  const why = useId()
  return (
    <ButtonRow>
      {barred.map((choice) => (
        <p key={choice.name} id={`${why}-${choice.name}`} className={css.why}>
          {progress('notNow', { action: t(`action.${choice.name}`), why: choice.why })}
        </p>
      ))}
      {choices.length === 0 && <span className={css.quiet}>{t('nothingForYou')}</span>}
      {choices.map((choice) =>
        choice.asks === 'people' ? (
          <RemindButton key={choice.name} orderId={order.ID} actions={order.actions} />
        ) : (
          <Button
            key={choice.name}
            type={choice.tone === 'primary' ? 'primary' : 'default'}
            danger={choice.tone === 'danger'}
            disabled={choice.asks === 'nothing'}
            aria-keyshortcuts={keysOf(choice)}
            title={takesBack(choice.name) ? progress(`meaning.${choice.name}`) : undefined}
            {...(choice.asks === 'nothing' && { 'aria-describedby': `${why}-${choice.name}` })}
            onClick={() => start(choice)}
          >
            {t(`action.${choice.name}`)}
          </Button>
        ),
      )}
      {asking && asked && (
        <KeptReason
          draft={`transfers.${asking.step.name}:${asked.ID}`}
          title={t(`action.${asking.step.name}`)}
          danger={asking.step.tone === 'danger'}
          onCancel={() => setAsking(null)}
          onSend={async (reason, forget) => {
            const refusal = await takeStep(asking.step, asked, reason)
            if (refusal === null) {
              forget()
              setAsking(null)
              if (handsOn(asking.step)) onDone()
            }
            if (refusal?.isConflict) setAsking({ ...asking, order: null })
            return refusal?.message
          }}
        >
          {asking.step.name === 'pay' && <OffDate order={asked} />}
          {asking.step.name === 'withdraw' && <StepQuestion order={asked} step="withdraw" />}
        </KeptReason>
      )}
    </ButtonRow>
  )
}

/** Warns that today is not the order's date. */
function OffDate({ order }: { order: OrderDetail }) {
  const progress = useText(progressTexts)
  const { payment } = order
  if (payment === null || payment.day === 'on-date') return null
  const dates = { date: order.TRADATEFORMAT, today: payment.today }
  return <StepQuestion order={order} step="pay" doubt={progress(`offDate.${payment.day}`, dates)} />
}
