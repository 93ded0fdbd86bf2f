import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { SaveAndSubmit } from '@iisp/web/forms/saved-form'
import type { ComponentProps } from 'react'
import { formTexts } from './form-texts.ts'
import type { FormState } from './state/order-form.ts'

interface Props {
  readonly state: Pick<FormState, 'saved' | 'submitted'>
  readonly sending: ComponentProps<typeof SaveAndSubmit>['sending']
  readonly onClear: () => void
}

/** Clear, save and submit; while one is running the others are disabled. */
export function FormButtons({ state: { saved, submitted }, sending, onClear }: Props) {
  const t = useText(formTexts)
  return (
    <>
      <Button onClick={onClear} disabled={sending.busy !== null}>
        {t('clear')}
      </Button>
      <SaveAndSubmit sending={sending} saved={saved} submitted={submitted} />
    </>
  )
}
