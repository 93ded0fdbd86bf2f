import { useText } from '@iisp/web'
import { useState } from 'react'
import css from './assistant.module.css'
import { SeatView } from './seat/SeatView.tsx'
import { TalkView } from './talk/TalkView.tsx'
import { assistantTexts } from './texts.ts'

interface Props {
  readonly account: string
  /** Begins with the chat with a person. */
  readonly seat: boolean
}
const parts = ['robot', 'seat'] as const

/** The talk with the robot and the one with a person, beside each other. */
export function Assistant({ account, seat }: Props) {
  const t = useText(assistantTexts)
  const [part, setPart] = useState<(typeof parts)[number]>(seat ? 'seat' : 'robot')
  return (
    <div className={css.assistant}>
      <div className={css.parts} role="tablist">
        {parts.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={part === one}
            className={css.part}
            onClick={() => setPart(one)}
          >
            {t(one)}
          </button>
        ))}
      </div>
      {part === 'robot' ? (
        <TalkView account={account} onSeat={() => setPart('seat')} />
      ) : (
        <SeatView account={account} />
      )}
    </div>
  )
}
