import { Button } from '@iisp/ui/button'
import { useDownload, useText } from '@iisp/web'
import { confirmationSlip } from '../../contract/dealing/confirmations.ts'
import { confirmationTexts } from './confirmation-texts.ts'

/** Saves the slip of a confirmation as a PDF. */
export function SaveSlip({ id }: { readonly id: string }) {
  const t = useText(confirmationTexts)
  const { reading, save } = useDownload(confirmationSlip, { id })
  return (
    <Button reading={reading} onClick={save}>
      {t('saveSlip')}
    </Button>
  )
}
