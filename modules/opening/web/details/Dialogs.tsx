import type { ApplicationRow } from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { useState } from 'react'
import { listTexts } from '../list/list-texts.ts'
import { AssociationDetail } from './AssociationDetail.tsx'
import { Progress } from './Progress.tsx'
import { RelationDetail } from './RelationDetail.tsx'

interface Props {
  readonly row: ApplicationRow
  /** relation: the account detail, which depends on the row's state. */
  readonly shown: 'progress' | 'relation'
  readonly onClose: () => void
}

/** The dialogs of one application. A relation opened from its progress shows the progress beside it. */
export function Dialogs({ row, shown, onClose }: Props) {
  const t = useText(listTexts)
  const [withRelation, setWithRelation] = useState(false)
  if (shown === 'relation' && row.RELATION === 'association') {
    return <AssociationDetail row={row} onBack={onClose} />
  }
  if (shown === 'relation' && row.RELATION !== '') {
    return <RelationDetail row={row} hideProgress onBack={onClose} />
  }
  if (withRelation) return <RelationDetail row={row} onBack={() => setWithRelation(false)} />
  return (
    <Progress
      row={row}
      onBack={onClose}
      actions={<Button onClick={() => setWithRelation(true)}>{t('action.relation')}</Button>}
    />
  )
}
