import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { formTexts } from './form-texts.ts'
import type { FormState } from './state/order-form.ts'

interface Props {
  readonly state: Pick<FormState, 'saved' | 'submitted'>
  readonly sending: {
    readonly busy: 'save' | 'submit' | null
    readonly save: () => void
    readonly submit: () => void
  }
  readonly onClear: () => void
}

/** Clear, save and submit; while one is running the others are disabled. */
export function FormButtons({ state, sending, onClear }: Props) {
  const t = useText(formTexts)
  return (
    <>
      <Button onClick={onClear} disabled={sending.busy !== null}>
        {t('clear')}
      </Button>
      <Button
        onClick={sending.save}
        aria-keyshortcuts="Control+S"
        loading={sending.busy === 'save'}
        disabled={state.saved || state.submitted || sending.busy === 'submit'}
      >
        {t('save')}
      </Button>
      <Button
        type="primary"
        onClick={sending.submit}
        aria-keyshortcuts="Control+Enter"
        loading={sending.busy === 'submit'}
        disabled={state.submitted || sending.busy === 'save'}
      >
        {t('submit')}
      </Button>
    </>
  )
}
