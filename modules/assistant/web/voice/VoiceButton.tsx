import { speechRecognition } from '@iisp/assistant/contract'
import { Icon } from '@iisp/ui/icon'
import { confirm, toast, upload, useText } from '@iisp/web'
import { useEffect, useRef, useState } from 'react'
import { assistantTexts } from '../texts.ts'
import { type Recording, record } from './record.ts'
import css from './voice.module.css'

interface Props {
  /** Whether speech recognition is configured; undefined while loading. */
  readonly ready: boolean | undefined
  readonly onText: (text: string) => void
}
const consentKey = 'assistant.voice-consent'

/** Voice input: asks for consent once, records until a pause, and passes on the recognised text. */
export function VoiceButton({ ready, onText }: Props) {
  const t = useText(assistantTexts)
  const [phase, setPhase] = useState<'idle' | 'recording' | 'recognising'>('idle')
  const [level, setLevel] = useState(0)
  const recording = useRef<Recording | null>(null)
  useEffect(() => () => recording.current?.stop(), [])

  const speak = async () => {
    if (!(await consented())) return
    try {
      setPhase('recording')
      recording.current = await record(setLevel)
    } catch (error) {
      setPhase('idle')
      const { name } = error as Error
      toast.error(t(name === 'NotAllowedError' || name === 'SecurityError' ? 'voice.denied' : 'voice.failed'))
      return
    }
    const sound = await recording.current.sound
    setPhase('recognising')
    try {
      onText((await upload(speechRecognition, { source: 'web' }, sound)).text)
    } catch {
      // shown by the request layer
    }
    setPhase('idle')
  }
  const consented = async () => {
    if (localStorage.getItem(consentKey) === '1') return true
    const agreed = await confirm({
      title: t('voice.consentTitle'),
      desc: t('voice.consent'),
      okText: t('voice.agree'),
    })
    if (agreed) localStorage.setItem(consentKey, '1')
    return agreed
  }

  const label =
    ready === false ? t('voice.notSetUp') : t(phase === 'recording' ? 'voice.stop' : 'voice.start')
  return (
    <>
      {phase !== 'idle' && (
        <span className={css.phase} role="status">
          {t(phase === 'recording' ? 'voice.listening' : 'voice.recognising')}
        </span>
      )}
      <button
        type="button"
        className={css.microphone}
        aria-label={label}
        title={label}
        aria-pressed={phase === 'recording'}
        aria-disabled={ready !== true || phase === 'recognising'}
        onClick={() => {
          if (ready === false) toast.warning(t('voice.notSetUp'))
          if (ready !== true || phase === 'recognising') return
          if (phase === 'recording') recording.current?.stop()
          else void speak()
        }}
      >
        <Icon name="microphone" />
        {phase === 'recording' && <span className={css.level} style={{ width: `${level}%` }} />}
      </button>
    </>
  )
}
