import { getAssociationDetail } from '@iisp/opening/contract'
import { type LabelledRow, RelationDialog } from '@iisp/ui/relation-detail'
import { failureOf, useCall, useText } from '@iisp/web'
import { listTexts } from '../list/list-texts.ts'

interface Props {
  readonly xmbh: string
  readonly passwordLabel: string
  /** Asks for the fund password. Without it the password stays masked. */
  readonly onReveal?: () => Promise<string | null>
  readonly onBack: () => void
}

/** 关联信息: the link that the manager applied for. */
export function AssociationInfo({ xmbh, passwordLabel, onReveal, onBack }: Props) {
  const t = useText(listTexts)
  const { data, error, refetch } = useCall(getAssociationDetail, { xmbh }, { quiet: true, staleTime: 0 })
  const line = (label1: string, text1: string, type: LabelledRow['type'] = 'text'): LabelledRow => ({
    label1,
    text1,
    label2: '',
    text2: '',
    col: 1,
    type,
  })
  return (
    <RelationDialog
      open
      mode="association"
      onBack={onBack}
      loading={data === undefined}
      error={failureOf({ error, refetch })}
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
              line(passwordLabel, data.ZJMM, onReveal ? 'password' : 'text'),
            ]
          : []
      }
      onReveal={onReveal}
    />
  )
}
