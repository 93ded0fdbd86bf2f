import { type BotType, currentSystemGPTMode } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { Composer } from '@iisp/ui/chat'
import { Segmented } from '@iisp/ui/segmented'
import { useCall, useText } from '@iisp/web'
import { useState } from 'react'
import { assistantTexts } from '../texts.ts'
import { VoiceButton } from '../voice/VoiceButton.tsx'
import { Suggestions } from './Suggestions.tsx'
import { beginNewTalk } from './talk-store.ts'
import css from './talk.module.css'
import { Turns } from './Turns.tsx'
import { useTalk } from './use-talk.ts'

interface Props {
  readonly account: string
  readonly onSeat: () => void
}

/** The talk with the robot or the language model. */
export function TalkView({ account, onSeat }: Props) {
  const t = useText(assistantTexts)
  const talk = useTalk(account)
  const modes = useCall(currentSystemGPTMode, {}, { quiet: true })
  const [chosen, setChosen] = useState<BotType | null>(null)
  const gptOn = modes.data?.qaFunctionSwitch === '0'
  const bot: BotType = chosen ?? (gptOn ? 'gpt' : 'robot')
  const opensMenus = modes.data?.gptMode === '1'
  const { ask } = talk
  const [typed, setTyped] = useState('')
  const [spoken, setSpoken] = useState<{ text: string } | null>(null)

  return (
    <div className={css.talk}>
      {gptOn && (
        <div className={css.modes}>
          <Segmented
            label={t('mode.label')}
            hideLabel
            segments={(['gpt', 'robot'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
            value={bot}
            onChange={setChosen}
          />
          {bot === 'gpt' && modes.data?.gptReady === false && (
            <span className={css.notice}>{t('gptNotReady')}</span>
          )}
        </div>
      )}
      <Turns account={account} talk={talk} bot={bot} opensMenus={opensMenus} onSeat={onSeat} />
      <Suggestions account={account} sessionId={talk.sessionId} typed={typed} onAsk={ask} />
      <Composer
        label={t('question')}
        placeholder={t('ask')}
        send={t('send')}
        max={500}
        draftKey={`assistant.question:${account}`}
        busy={talk.busy}
        inserted={spoken}
        onChange={setTyped}
        onSend={async (query) => {
          setTyped('')
          void ask({ query, bot })
          return true
        }}
        tools={
          <>
            <VoiceButton ready={modes.data?.voiceReady} onText={(text) => setSpoken({ text })} />
            {talk.turns.length > 0 && !talk.busy && (
              <Button type="link" onClick={() => beginNewTalk(account)}>
                {t('newTalk')}
              </Button>
            )}
            {talk.busy && <Button onClick={talk.stop}>{t('stop')}</Button>}
          </>
        }
      />
    </div>
  )
}
