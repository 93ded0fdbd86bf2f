import { type ApplicationRow, getAssociationDetail } from '@iisp/opening/contract'
import { type LabelledRow, RelationDialog } from '@iisp/ui/relation-detail'
import { useCall, useText } from '@iisp/web'
import { listTexts } from '../list/list-texts.ts'
import { useFundPassword } from '../fund-password/use-fund-password.tsx'

interface Props {
  readonly row: ApplicationRow
  readonly onBack: () => void
}

/** 关联信息: what the manager applied for to be linked. */
export function AssociationDetail({ row, onBack }: Props) {
  const t = useText(listTexts)
  const { data, error, refetch } = useCall(
    getAssociationDetail,
    { xmbh: row.XMBH },
    { quiet: true, staleTime: 0 },
  )
  const password = useFundPassword(row.XMBH)
  const line = (label1: string, text1: string, type: LabelledRow['type'] = 'text'): LabelledRow => ({
    label1,
    text1,
    label2: '',
    text2: '',
    col: 1,
    type,
  })
  return (
    <>
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
                line(t('account'), data.ZH),
                line(t('contact'), data.LXRNAME || data.LXRXM),
                line(t('message'), data.DKGLBZ),
                line(t('courierNo'), data.KDDH),
                line(t('courierCompany'), data.F_KDGS),
                line(t('password'), data.ZJMM, 'password'),
              ]
            : []
        }
        onReveal={password.reveal}
      />
      {password.dialog}
    </>
  )
}
