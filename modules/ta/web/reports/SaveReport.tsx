import { Button } from '@iisp/ui/button'
import { useDownload, useText } from '@iisp/web'
import { reportDownload } from '../../contract/reports/reports.ts'
import { reportTexts } from './report-texts.ts'

/** Saves a report as an Excel file. */
export function SaveReport({ id }: { readonly id: string }) {
  const t = useText(reportTexts)
  const { reading, save } = useDownload(reportDownload, { id })
  return (
    <Button reading={reading} onClick={save}>
      {t('download')}
    </Button>
  )
}
