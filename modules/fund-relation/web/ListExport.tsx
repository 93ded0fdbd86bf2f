import type { Call, Input } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import { download, useText } from '@iisp/web'
import { useState } from 'react'
import { relationTexts } from './relation-texts.ts'

/** Saves a list as an Excel file by its documented call. What went wrong has been shown. */
export function ListExport<C extends Call>({ call, input }: { call: C; input: Input<C> }) {
  const t = useText(relationTexts)
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    download(call, input)
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button loading={busy} onClick={save}>
      {t('export')}
    </Button>
  )
}
