import { Tabs } from '@iisp/ui/tabs'
import { useText } from '@iisp/web'
import { useState } from 'react'
import css from './assistant.module.css'
import { SeatView } from './seat/SeatView.tsx'
import { TalkView } from './talk/TalkView.tsx'
import { assistantTexts } from './texts.ts'

interface Props {
  readonly account: string
  /** Opens the chat with customer service first. */
  readonly seat: boolean
}
const parts = ['robot', 'seat'] as const

/** The talk with the robot and the chat with customer service, in two tabs. */
export function Assistant({ account, seat }: Props) {
  const t = useText(assistantTexts)
  const [part, setPart] = useState<(typeof parts)[number]>(seat ? 'seat' : 'robot')
  return (
    <div className={css.assistant}>
      <Tabs
        label={t('title')}
        tabs={parts.map((key) => ({ key, label: t(key) }))}
        value={part}
        onChange={setPart}
      >
        {part === 'robot' ? (
          <TalkView account={account} onSeat={() => setPart('seat')} />
        ) : (
          <SeatView account={account} />
        )}
      </Tabs>
    </div>
  )
}
