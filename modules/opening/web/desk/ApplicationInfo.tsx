import { getAssociationDetail } from '@iisp/opening/contract'
import { type LabelledRow, RelationDialog } from '@iisp/ui/relation-detail'
import { useCall, useText } from '@iisp/web'
import { deskTexts } from './desk-texts.ts'

/** What the manager applied for. The desk sees that there is a fund password, never the password. */
export function ApplicationInfo({ xmbh, onBack }: { readonly xmbh: string; readonly onBack: () => void }) {
  const t = useText(deskTexts)
  const { data, error, refetch } = useCall(getAssociationDetail, { xmbh }, { quiet: true, staleTime: 0 })
  const line = (label1: string, text1: string): LabelledRow => ({
    label1,
    text1,
    label2: '',
    text2: '',
    col: 1,
    type: 'text',
  })
  return (
    <RelationDialog
      open
      mode="association"
      onBack={onBack}
      loading={data === undefined}
      error={error && { message: error.msg, onRetry: () => void refetch() }}
      hideProgress
      rows={
        data
          ? [
              line(t('broker'), data.JJSMC),
              line(t('linkType'), data.F_ZHLX),
              line(t('brokerAccount'), data.ZH),
              line(t('contact'), data.LXRNAME),
              line(t('message'), data.DKGLBZ),
              line(t('courierNo'), data.KDDH),
              line(t('courierCompany'), data.F_KDGS),
              line(t('masked'), data.ZJMM),
            ]
          : []
      }
    />
  )
}
