import type { ApplicationRow } from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { useState } from 'react'
import type { Shown } from '../list/shown.ts'
import { listTexts } from '../list/list-texts.ts'
import { AssociationDetail } from './AssociationDetail.tsx'
import { Progress } from './Progress.tsx'
import { RelationDetail } from './RelationDetail.tsx'
import { Urge } from '../urging/Urge.tsx'

interface Props {
  readonly row: ApplicationRow
  readonly shown: Shown
  readonly onClose: () => void
  readonly onUrged: (contact: string) => void
}

/** The dialogs of one application. A relation opened from its progress shows the progress beside it. */
export function Dialogs({ row, shown, onClose, onUrged }: Props) {
  const t = useText(listTexts)
  const [withRelation, setWithRelation] = useState(false)
  switch (shown) {
    case 'relation':
      return <RelationDetail row={row} hideProgress onBack={onClose} />
    case 'association':
      return <AssociationDetail row={row} onBack={onClose} />
    case 'urge':
      return <Urge row={row} onClose={onClose} onUrged={onUrged} />
    case 'progress':
      return withRelation ? (
        <RelationDetail row={row} onBack={() => setWithRelation(false)} />
      ) : (
        <Progress
          row={row}
          onBack={onClose}
          actions={<Button onClick={() => setWithRelation(true)}>{t('action.relation')}</Button>}
        />
      )
  }
}
