import { Button } from '@iisp/ui/button'
import { useText } from '../i18n/use-text.ts'
import { formTexts } from './form-texts.ts'

interface Props {
  readonly sending: {
    readonly busy: 'save' | 'submit' | null
    readonly save: () => void
    readonly submit: () => void
  }
  /** There is nothing to save. */
  readonly saved?: boolean
  readonly submitted?: boolean
}

/** The buttons of a form that can be saved before it is submitted. While one is running, the other is disabled. */
export function SaveAndSubmit({ sending, saved = false, submitted = false }: Props) {
  const t = useText(formTexts)
  return (
    <>
      <Button
        onClick={sending.save}
        aria-keyshortcuts="Control+S"
        writing={sending.busy === 'save'}
        disabled={saved || submitted || sending.busy === 'submit'}
      >
        {t('save')}
      </Button>
      <Button
        type="primary"
        onClick={sending.submit}
        aria-keyshortcuts="Control+Enter"
        writing={sending.busy === 'submit'}
        disabled={submitted || sending.busy === 'save'}
      >
        {t('submit')}
      </Button>
    </>
  )
}
