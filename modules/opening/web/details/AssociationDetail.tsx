import type { ApplicationRow } from '@iisp/opening/contract'
import { useText } from '@iisp/web'
import { listTexts } from '../list/list-texts.ts'
import { AssociationInfo } from './AssociationInfo.tsx'
import { useFundPassword } from '../fund-password/use-fund-password.tsx'

interface Props {
  readonly row: ApplicationRow
  readonly onBack: () => void
}

/** 关联信息 for the manager, with a button to reveal the fund password. */
export function AssociationDetail({ row, onBack }: Props) {
  const t = useText(listTexts)
  const password = useFundPassword(row.XMBH)
  return (
    <>
      <AssociationInfo
        xmbh={row.XMBH}
        passwordLabel={t('password')}
        onReveal={password.reveal}
        onBack={onBack}
      />
      {password.dialog}
    </>
  )
}
