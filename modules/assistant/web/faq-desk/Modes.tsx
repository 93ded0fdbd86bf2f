import { currentSystemGPTMode, setSystemGPTMode } from '@iisp/assistant/contract'
import { Skeleton } from '@iisp/ui/skeleton'
import { toast, useCall, useSend, useText } from '@iisp/web'
import { useId } from 'react'
import css from './faq.module.css'
import { faqTexts } from './faq-texts.ts'

/** Who answers, and whether answers open menus. */
export function Modes() {
  const t = useText(faqTexts)
  const modes = useCall(currentSystemGPTMode, {}, { staleTime: 0 })
  const set = useSend(setSystemGPTMode, {
    invalidates: [currentSystemGPTMode],
    onSuccess: () => toast.success(t('done')),
  })
  if (!modes.data) return <Skeleton lines={4} />
  const { qaFunctionSwitch, gptMode, gptReady, voiceReady } = modes.data
  return (
    <div className={css.modes}>
      <Mode
        label={t('modes.qa')}
        hint={t('modes.qaHint', { state: t(gptReady ? 'modes.ready' : 'modes.notReady') })}
        checked={qaFunctionSwitch === '0'}
        disabled={set.isPending}
        onChange={(on) => set.mutate({ qaFunctionSwitch: on ? '0' : '1', gptMode })}
      />
      <Mode
        label={t('modes.function')}
        hint={t('modes.functionHint')}
        checked={gptMode === '1'}
        disabled={set.isPending}
        onChange={(on) => set.mutate({ qaFunctionSwitch, gptMode: on ? '1' : '0' })}
      />
      <p className={css.note}>
        {t('modes.voice', { state: t(voiceReady ? 'modes.voiceOn' : 'modes.voiceOff') })}
      </p>
    </div>
  )
}

interface ModeProps {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly onChange: (on: boolean) => void
}
function Mode({ label, hint, checked, disabled, onChange }: ModeProps) {
  const id = useId()
  return (
    <div className={css.mode}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className={css.note}>
          {hint}
        </p>
      </div>
    </div>
  )
}
