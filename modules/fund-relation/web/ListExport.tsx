import type { Call, Input } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import { useDownload, useText } from '@iisp/web'
import { relationTexts } from './relation-texts.ts'

/** Saves a list as an Excel file by its documented call. */
export function ListExport<C extends Call>({ call, input }: { call: C; input: Input<C> }) {
  const t = useText(relationTexts)
  const { reading, save } = useDownload(call, input, { exports: true })
  return (
    <Button reading={reading} onClick={save}>
      {t('export')}
    </Button>
  )
}
