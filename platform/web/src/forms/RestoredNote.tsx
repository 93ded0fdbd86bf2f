import { useText } from '../i18n/index.ts'
import { formTexts } from './form-texts.ts'
import css from './forms.module.css'

interface Props {
  readonly restored: boolean | undefined
  readonly text?: string | undefined
}

/** Says that the input of a form is a restored draft. */
export function RestoredNote({ restored = false, text }: Props) {
  const t = useText(formTexts)
  if (!restored) return null
  return (
    <p role="status" className={css.note}>
      {text ?? t('restored')}
    </p>
  )
}
