import { Button } from '@iisp/ui/button'
import { toast, useAskAndDo, useDownload, useHasRoleFor, useText } from '@iisp/web'
import { reportFlow } from '../../contract/reports/report-states.ts'
import {
  type ReportRow,
  reportBatchDownload,
  reportConfirm,
  reportLimits,
} from '../../contract/reports/reports.ts'
import { reportCalls } from './report-calls.ts'
import { reportTexts } from './report-texts.ts'

interface Props {
  readonly selected: readonly ReportRow[]
  readonly onDone: () => void
}

/**
 * Saves the selected reports in one archive, and confirms the unconfirmed ones among them. Pressed without a
 * selection, the buttons explain the first step (BO-097).
 */
export function SelectedReports({ selected, onDone }: Props) {
  const t = useText(reportTexts)
  const askAndDo = useAskAndDo()
  const { reading, save } = useDownload(reportBatchDownload, { ids: selected.map(({ id }) => id) })
  const confirms = useHasRoleFor(reportConfirm)
  const waiting = selected.filter(({ actions }) => actions.includes('confirm'))
  const confirm = async () => {
    if (waiting.length === 0) return void toast.warning(t('chooseToConfirm'))
    const done = await askAndDo(
      reportConfirm,
      { ids: waiting.map(({ id }) => id), result: reportFlow.codes.confirmed, reason: '' },
      {
        title: t('confirmTitle'),
        content: t('confirmManyAsk', { n: waiting.length }),
        okText: t('confirm'),
        invalidates: reportCalls,
      },
    )
    if (done === null) return
    toast.success(t('confirmedMany', { n: done.decided }))
    onDone()
  }
  const saveAll = () => {
    if (selected.length === 0) return void toast.warning(t('chooseToDownload'))
    save()
  }
  const isTooMany = selected.length > reportLimits.batch
  const counted = (title: string, n: number) => (n === 0 ? title : `${title} (${n})`)
  return (
    <>
      <Button reading={reading} disabled={isTooMany} onClick={saveAll}>
        {counted(t('downloadMany'), selected.length)}
      </Button>
      {confirms && (
        <Button type="primary" disabled={isTooMany} onClick={() => void confirm()}>
          {counted(t('confirmMany'), waiting.length)}
        </Button>
      )}
    </>
  )
}
