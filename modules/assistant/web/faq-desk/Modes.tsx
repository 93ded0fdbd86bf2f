import { currentSystemGPTMode, setSystemGPTMode } from '@iisp/assistant/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { Skeleton } from '@iisp/ui/skeleton'
import { toast, useCall, useSend, useText } from '@iisp/web'
import css from './faq.module.css'
import { faqTexts } from './faq-texts.ts'

/**
 * Settings of the assistant: the author of answers, and whether menu names in answers are links.
 */
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
      <CheckBox
        label={t('modes.qa')}
        help={t('modes.qaHint', { state: t(gptReady ? 'modes.ready' : 'modes.notReady') })}
        checked={qaFunctionSwitch === '0'}
        disabled={set.isPending}
        onChange={(on) => set.mutate({ qaFunctionSwitch: on ? '0' : '1', gptMode })}
      />
      <CheckBox
        label={t('modes.function')}
        help={t('modes.functionHint')}
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
